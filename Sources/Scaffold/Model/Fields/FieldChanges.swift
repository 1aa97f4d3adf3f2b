/// What is to change in the fields of a module.
package struct FieldChanges: Sendable {
  let edits: FieldEdits

  var text: String { edits.text }

  /// - Throws: `InvalidFieldEdit` for a change that JSON which users' devices hold cannot follow.
  package func requireReadable(in module: String) throws {
    for edit in edits.list where !edit.leavesJSONReadable {
      throw InvalidFieldEdit(text: edit.text, reason: .stored(module: module))
    }
  }
}
