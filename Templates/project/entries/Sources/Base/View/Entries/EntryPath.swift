/// The way from a form to one of its fields, whatever that is entered with.
package nonisolated struct EntryPath<Form> {
  let entry: WritableKeyPath<Form, any FormEntry>
  let error: WritableKeyPath<Form, String?>
  let isTyped: Bool

  package init<Entry: FormEntry>(_ entry: WritableKeyPath<Form, Entry>) {
    self.entry = entry.appending(path: \.erased)
    error = entry.appending(path: \.error)
    isTyped = Entry.isTyped
  }
}
