import BaseView

/// What is entered for a note.
nonisolated struct NoteForm: EntryForm {
  enum Field: String, CaseIterable, Sendable {
    case text
  }

  var text = TextEntry<String>()

  init() {}

  init(_ note: Note) {
    text.text = note.text
  }

  static func entry(of field: Field) -> EntryPath<Self> { EntryPath(\.text) }

  mutating func checkedInput() -> String? {
    clearErrors()
    return text.check()
  }
}
