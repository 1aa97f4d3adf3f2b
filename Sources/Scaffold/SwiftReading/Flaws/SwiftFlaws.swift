/// Finds what makes a Swift file no whole one: brackets, texts and comments that do not fit, and
/// declarations without a name.
///
/// It is no compiler. It finds what a template gets wrong when a value is missing, and takes any
/// file that compiles for whole.
package struct SwiftFlaws {
  private let source: SwiftSource
  private var found: [SwiftFlaw] = []
  /// The `#if` that are open, by their tokens.
  private var conditions: [Int] = []

  /// The flaws of a file, in the order of their places.
  package static func of(_ bytes: [UInt8]) -> [SwiftFlaw] {
    var flaws = SwiftFlaws(source: SwiftSource(bytes))
    flaws.read()
    return flaws.found.sorted { $0.offset < $1.offset }
  }

  private init(source: SwiftSource) {
    self.source = source
  }
}

extension SwiftFlaws {
  private mutating func read() {
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .comment, .literal: continue
      case .punctuation: readSign(index)
      case .word:
        if NamelessDeclaration.isOne(index, in: source) { note(.nameless(source[index]), index) }
      }
    }
    for index in source.strayBrackets {
      let bracket = source[index]
      note(source.opens(at: index) ? .unclosedBracket(bracket) : .strayBracket(bracket), index)
    }
    for index in conditions { note(.unbalanced("#if"), index) }
    if let comment = source.unclosedComment {
      found.append(SwiftFlaw(reason: .unclosedComment, offset: comment))
    }
    found += source.unclosedTexts.map { SwiftFlaw(reason: .unclosedText, offset: $0) }
  }

  private mutating func note(_ reason: SwiftFlaw.Reason, _ index: Int) {
    found.append(SwiftFlaw(reason: reason, offset: source.tokens[index].range.lowerBound))
  }

  private mutating func readSign(_ index: Int) {
    switch source[index] {
    case "`": note(.unclosedName, index)
    case "#": readCondition(index)
    default: break
    }
  }

  private mutating func readCondition(_ index: Int) {
    guard source.isWord(at: index + 1),
      source.tokens[index + 1].range.lowerBound == source.tokens[index].range.upperBound
    else { return }
    switch source[index + 1] {
    case "if": conditions.append(index)
    case "elseif", "else": if conditions.isEmpty { note(.unbalanced("#else"), index) }
    case "endif": if conditions.popLast() == nil { note(.unbalanced("#endif"), index) }
    default: break
    }
  }
}
