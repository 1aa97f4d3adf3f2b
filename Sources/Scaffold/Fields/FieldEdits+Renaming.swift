import Templates

// What edits mean for what is there under the old names.
extension FieldEdits {
  /// The names in Swift that fields had, each with the one that it gets.
  package var renamed: [(old: String, new: String)] {
    renamedKeys.map { (Words(of: $0.old).camelCased, Words(of: $0.new).camelCased) }
      .filter { $0 != $1 }
  }

  /// The keys that fields had, each with the one that it gets.
  package var renamedKeys: [(old: String, new: String)] {
    list.compactMap { edit in
      if case .rename(let key, let other) = edit { (key, other) } else { nil }
    }
  }

  /// What another option says of a field, or of one in it, under its new name: `user.id`,
  /// `created_at:month`.
  package func renamed(place: String) -> String {
    let end = place.firstIndex { $0 == "." || $0 == ":" } ?? place.endIndex
    let new = renamedKeys.first { $0.old == place[..<end] }?.new
    return (new ?? String(place[..<end])) + place[end...]
  }

  /// Some fields under their new names, and as they were otherwise.
  package func renaming(_ fields: [Field]) throws -> [Field] {
    try FieldEdits(list.filter { if case .rename = $0 { true } else { false } }).applied(to: fields)
  }

  /// - Parameter fields: those that the JSON has, as `--fields` takes them.
  /// - Throws: `InvalidFieldEdit` for a change that JSON which users' devices hold cannot follow.
  package func requireReadable(in module: String, having fields: String) throws {
    let fields = try Field.fields(fields)
    for edit in list where !edit.leavesReadable(fields) {
      throw InvalidFieldEdit(text: edit.text, reason: .stored(module: module))
    }
  }
}
