import Foundation

/// A field of a form that is an object: it has fields of its own.
package nonisolated struct SectionEntry<Entries: EntryForm>: FormEntry {
  /// The input of its fields. The fault in the object is forgotten when it changes.
  package var entries: Entries {
    didSet { if entries != oldValue { error = nil } }
  }
  package var error: String?

  package static var isTyped: Bool { false }

  package init(_ entries: Entries = Entries()) {
    self.entries = entries
  }

  /// Enters an object; without one, nothing.
  package mutating func enter<Value>(_ value: Value?, as form: (Value) -> Entries) {
    entries = value.map(form) ?? Entries()
  }

  /// The object that was entered; if it cannot be sent, its fields say why.
  package mutating func check() -> Entries.Input? { entries.checkedInput() }

  /// The object that was entered, or nothing, if all its fields are blank.
  package mutating func checkIfAny() -> Entries.Input?? {
    isBlank ? .some(nil) : check().map { .some($0) }
  }
}

nonisolated extension SectionEntry {
  package var isBlank: Bool { entries.isBlank }

  package var draft: String? {
    get { entries.draft.json }
    set { if let draft = newValue?.draft([String: String].self) { entries.fill(with: draft) } }
  }

  package mutating func forgetSecret() { entries.forgetSecrets() }

  package var typedPlaces: [EntryPlace] { entries.typedPlaces }

  package var wrongPlace: EntryPlace? { error == nil ? entries.wrongPlace : EntryPlace() }

  package mutating func show(_ text: String, at place: EntryPlace) {
    if !entries.show(text, at: place) { error = error.followed(by: text) }
  }

  package mutating func clearErrors() {
    entries.clearErrors()
    error = nil
  }
}
