/// A value that is chosen from a few.
package nonisolated protocol Choosable: Hashable, Sendable, Codable {
  /// What there is to choose, in the order in which it is shown.
  static var choices: [Self] { get }
  /// What a choice is called.
  var choiceText: String { get }
}

nonisolated extension Array where Element: Choosable {
  /// What a form lets the user choose some of. What the server has sent can stay, even if this app
  /// does not know it.
  package static func choices(beside values: [Element]) -> [Element] {
    values.reduce(into: Element.choices) { choices, value in
      if !choices.contains(value) { choices.append(value) }
    }
  }

  /// Whether a choice is one of these. One that is made stands behind the others.
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
  /// What a form lets the user choose from where an answer may be left open, or is still to be
  /// given. What the server has sent can stay, even if this app does not know it.
  package static func choices(beside value: Wrapped?) -> [Wrapped?] {
    let known = [nil] + Wrapped.choices
    return known.contains(value) ? known : known + [value]
  }

  /// What such a choice is called: a dash would tell nothing of it.
  package var choiceText: String { self?.choiceText ?? BaseText.notSet }
}
