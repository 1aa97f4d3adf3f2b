import Templates

extension Variable {
  /// What it is for; of fields, which types they may have.
  package var fullHelp: String {
    kind == .fields ? help + " Types: " + FieldType.names.joined(separator: ", ") + "." : help
  }
}
