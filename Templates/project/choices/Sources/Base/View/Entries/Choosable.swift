/// A value that is chosen from a few.
package nonisolated protocol Choosable: Hashable, Sendable, Codable {
  /// The choices, in the order in which they are shown.
  static var choices: [Self] { get }
  /// The name of a choice.
  var choiceText: String { get }
}

nonisolated extension Array where Element: Choosable {
  /// The choices of a form that allows some of them. What the server has sent can stay, even if
  /// this app does not know it.
  package static func choices(beside values: [Element]) -> [Element] {
    values.reduce(into: Element.choices) { choices, value in
      if !choices.contains(value) { choices.append(value) }
    }
  }

  /// True if a choice is one of these. One that is made stands behind the others.
  package subscript(having choice: Element) -> Bool {
    get { contains(choice) }
    set {
      if !newValue {
        removeAll { $0 == choice }
      } else if !contains(choice) {
        append(choice)
      }
    }
  }
}

nonisolated extension Optional where Wrapped: Choosable {
  /// The choices of a form where an answer may be left open, or is still to be given. What the
  /// server has sent can stay, even if this app does not know it.
  package static func choices(beside value: Wrapped?) -> [Wrapped?] {
    let known = [nil] + Wrapped.choices
    return known.contains(value) ? known : known + [value]
  }

  /// The name of such a choice: a dash would say nothing of it.
  package var choiceText: String { self?.choiceText ?? BaseText.notSet }
}
