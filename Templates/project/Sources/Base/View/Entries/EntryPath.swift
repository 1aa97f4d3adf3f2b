/// The way from a form to one of its fields, whatever that is entered with.
package nonisolated struct EntryPath<Form> {
  let error: WritableKeyPath<Form, String?>
  let draft: WritableKeyPath<Form, String?>
  let isTyped: Bool
  let forgetSecret: (inout Form) -> Void

  package init<Entry: FormEntry>(_ entry: WritableKeyPath<Form, Entry>) {
    error = entry.appending(path: \.error)
    draft = entry.appending(path: \.draft)
    isTyped = Entry.isTyped
    forgetSecret = { form in form[keyPath: entry].forgetSecret() }
  }
}
