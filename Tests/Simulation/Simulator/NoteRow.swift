/// What a row shows.
nonisolated struct NoteRow: Identifiable, Hashable, Sendable {
  let note: Note

  @Sendable init(_ note: Note) {
    self.note = note
  }

  var id: Int { note.id }
}
