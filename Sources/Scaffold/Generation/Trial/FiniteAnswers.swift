import Templates

/// An answer to a variable that has few.
enum FiniteAnswer: Hashable, Sendable {
  /// Nothing is given: the default.
  case none
  case flag(String)
  case value(String, of: String)
}

/// The answers to a variable that has few, the default first.
struct FiniteAnswers: Sendable {
  let all: [FiniteAnswer]

  /// - Returns: `nil` for a variable that takes any text.
  init?(_ variable: Variable) {
    let flag = variable.flag
    switch variable.kind {
    case .flag: all = variable.defaultValue == .flag(true) ? [.none] : [.none, .flag(flag)]
    case .choice(let choices):
      let others = choices.filter { variable.defaultValue != .text($0) }
        .map { FiniteAnswer.value($0, of: flag) }
      all = (variable.defaultValue == nil ? [] : [.none]) + others
    case .list(let choices) where !choices.isEmpty:
      all =
        [.none]
        + Self.lists(of: choices).filter { variable.defaultValue != .list($0) }
        .map { .value($0.joined(separator: ","), of: flag) }
    default: return nil
    }
  }

  /// All lists of a few words; of many, each word alone, all but each, and all.
  private static func lists(of words: [String]) -> [[String]] {
    guard words.count > 4 else {
      return words.reduce([[]]) { lists, word in lists + lists.map { $0 + [word] } }
    }
    return [[]] + words.map { [$0] } + words.map { word in words.filter { $0 != word } } + [words]
  }
}
