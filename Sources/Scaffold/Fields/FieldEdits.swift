import Ground
import Templates

/// The changes of a module's fields that one run makes, in their order.
package struct FieldEdits: Equatable, Sendable {
  /// How they are written, in the words of help.
  package static let grammar: Message =
    "`+likes:Int?` adds a field, `+likes:Int=0` one that rows that are there get a value for, "
    + "`-old` takes one out, `name~title` renames one, `price:Double?` gives one another type."

  package let list: [FieldEdit]

  /// - Parameter text: `+likes:Int? -old name~title`, with spaces or commas between them.
  /// - Throws: `InvalidField` or `InvalidFieldEdit`.
  package init(_ text: String) throws {
    let words = FieldWords.words(in: text)
    list = try words.indices.map { index in
      do {
        return try FieldEdit(words[index])
      } catch let error as InvalidFieldEdit where error.reason == .unreadable {
        guard index > 0, words[index - 1].contains("=") else { throw error }
        throw InvalidFieldEdit(text: words[index], reason: .loose(behind: words[index - 1]))
      }
    }
    if list.isEmpty { throw InvalidFieldEdit(text: text, reason: .none) }
  }

  init(_ list: [FieldEdit]) { self.list = list }

  package var text: String { list.map(\.text).joined(separator: " ") }
}

extension FieldEdits {
  /// The fields as they are after the edits.
  ///
  /// - Throws: `InvalidFieldEdit` for an edit that does not go with the fields, `InvalidField`.
  package func applied(to fields: [Field]) throws -> [Field] {
    var fields = fields
    var touched: Set<String> = []
    for edit in list {
      guard touched.insert(edit.name).inserted else {
        throw InvalidFieldEdit(text: edit.text, reason: .twice(edit.name))
      }
      fields = try Self.apply(edit, to: fields)
    }
    guard !fields.isEmpty else { throw InvalidFieldEdit(text: text, reason: .noneLeft) }
    // What is left has to be as good as if it had been given whole.
    try Field.requireTogether(fields)
    return fields
  }

  /// - Throws: `InvalidFieldEdit` for an edit that leaves its field as it is.
  package func requireChanges(of fields: [Field]) throws {
    for edit in list {
      guard let field = fields.first(where: { $0.isCalled(edit.name) }) else { continue }
      if case .add = edit { continue }
      if try edit.newField ?? edit.renamed(field) == field {
        throw InvalidFieldEdit(text: edit.text, reason: .nothingNew(field.text))
      }
    }
  }

  private static func apply(_ edit: FieldEdit, to fields: [Field]) throws -> [Field] {
    var fields = fields
    let index = fields.firstIndex { $0.isCalled(edit.name) }
    // Where no field is the identity, one is added that nobody has named.
    let isAdded = !fields.contains { $0.isIdentity || $0.holdsIdentity }
    let isIdentity =
      index.map { fields[$0].isIdentity } ?? (isAdded && edit.name == Field.identity.key)
    guard !isIdentity, edit.newField?.isIdentity != true,
      try edit.keepsInnerIdentity(of: index.map { fields[$0] })
    else {
      throw InvalidFieldEdit(text: edit.text, reason: .identity)
    }
    if case .add(let field, _) = edit {
      guard index == nil else {
        throw InvalidFieldEdit(text: edit.text, reason: .isThere(field.key))
      }
      return fields + [field]
    }
    guard let index else {
      let known = fields.map(\.key)
      let suggestion = Suggestion(for: edit.name, among: known)
      throw InvalidFieldEdit(
        text: edit.text, reason: .unknown(edit.name, known: known, suggestion))
    }
    if let new = try edit.newField ?? edit.renamed(fields[index]) {
      if let other = fields.indices.first(where: { $0 != index && fields[$0].name == new.name }) {
        throw InvalidFieldEdit(text: edit.text, reason: .isTaken(fields[other].key))
      }
      fields[index] = new
    } else {
      fields.remove(at: index)
    }
    return fields
  }
}

extension FieldEdit {
  /// True if JSON that has these fields can be read as before.
  func leavesReadable(_ fields: [Field]) -> Bool {
    switch self {
    case .add(let field, _): field.isOptional || field.base.isSecret
    case .remove: true
    case .rename: false
    case .retype(let new, _):
      fields.contains { $0.key == new.key && new.hasValues(of: $0) }
    }
  }

  /// The name of the field that it is about.
  package var name: String {
    switch self {
    case .add(let field, _), .retype(let field, _): field.key
    case .remove(let key), .rename(let key, _): key
    }
  }

  /// The field as it is written whole in the edit.
  fileprivate var newField: Field? {
    switch self {
    case .add(let field, _), .retype(let field, _): field
    case .remove, .rename: nil
    }
  }

  /// True if what identifies entities stays what it is, if it stands in the field.
  fileprivate func keepsInnerIdentity(of field: Field?) throws -> Bool {
    let inner = try field.flatMap { try InnerIdentity(in: [$0]) }
    let new = try (newField ?? field.flatMap(renamed)).flatMap { try InnerIdentity(in: [$0]) }
    return inner?.way.dropFirst().map(\.key) == new?.way.dropFirst().map(\.key)
      && inner?.way.last?.base == new?.way.last?.base
  }

  /// A field under its new name; `nil` if the edit gives it none.
  fileprivate func renamed(_ field: Field) throws -> Field? {
    guard case .rename(_, let key) = self else { return nil }
    let renamed = try field.renamed(key)
    guard !renamed.isIdentity else { throw InvalidFieldEdit(text: text, reason: .identity) }
    return renamed
  }
}

extension FieldEdits {
  /// The edits that lead from some fields to others; `nil` if they are the same. Rows that are
  /// there get what says nothing: no text, zero, no.
  package init?(from old: [Field], to new: [Field]) {
    let gone = old.filter { field in !new.contains { $0.key == field.key } }
    let edits = new.compactMap { field -> FieldEdit? in
      guard let before = old.first(where: { $0.key == field.key }) else {
        return .add(field, field.isOptional ? nil : field.emptiest)
      }
      return before == field ? nil : .retype(field, field.isOptional ? nil : field.emptiest)
    }
    list = gone.map { .remove($0.key) } + edits
    if list.isEmpty { return nil }
  }
}

extension Field {
  /// The value that says least.
  fileprivate var emptiest: FieldDefault? {
    let values = [
      "[]", "[:]", "0", "false", "", "about:blank", "1970-01-01",
      "00000000-0000-0000-0000-000000000000",
    ]
    return values.lazy.compactMap { FieldDefault($0, for: self) }.first
  }
}
