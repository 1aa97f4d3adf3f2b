import Fields
import Model

/// The options of a module that two branches have changed: each by itself, lists and fields by what is
/// in them.
struct AnswersMerge {
  let base: [Answer]
  let one: [Answer]
  let other: [Answer]
  /// The names of those that are fields.
  let fields: Set<String>

  /// - Returns: in the order of `one`, and the names of those that both changed in different ways.
  func merged() -> (answers: [Answer], disputed: [String]) {
    var answers: [Answer] = []
    var disputed: [String] = []
    for name in (one + other).map(\.name) where answers[name] == nil && !disputed.contains(name) {
      let (before, mine, yours) = (base[name], one[name], other[name])
      if mine == yours || yours == before {
        answers += mine.map { [Answer(name: name, value: $0)] } ?? []
      } else if mine == before {
        answers += yours.map { [Answer(name: name, value: $0)] } ?? []
      } else if let both = both(name, before, mine, yours) {
        answers.append(Answer(name: name, value: both))
      } else {
        disputed.append(name)
      }
    }
    return (answers, disputed)
  }

  private func both(
    _ name: String, _ before: Answer.Value?, _ mine: Answer.Value?, _ yours: Answer.Value?
  ) -> Answer.Value? {
    switch (before, mine, yours) {
    case (.text(let before), .text(let mine), .text(let yours)) where fields.contains(name):
      FieldsMerge.text(base: before, one: mine, other: yours).map(Answer.Value.text)
    case (let before, .list(let mine), .list(let yours)):
      .list(mine.united(with: yours, from: before.list))
    default: nil
    }
  }
}

extension Answer.Value? {
  fileprivate var list: [String] { if case .list(let words) = self { words } else { [] } }
}

extension Array where Element: Hashable {
  /// The additions of either of two lists, without what either took out.
  func united(with other: Self, from base: Self) -> Self {
    let (old, known, kept) = (Set(base), Set(self), Set(other))
    return filter { !old.contains($0) || kept.contains($0) }
      + other.filter { !old.contains($0) && !known.contains($0) }
  }
}
