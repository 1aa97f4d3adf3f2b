import Fields
import Ground
import Templates

/// One step in the life of a table whose rows are nowhere else: changes of fields and of columns as
/// SQL.
///
/// As a ledger writes it: `+likes:Int=0 -old @+saved_at`, where `@` stands before a column that is no
/// field's.
struct TableStep: Equatable, Sendable {
  let text: String
  let table: String
  /// Each without a semicolon at its end.
  private(set) var statements: [String] = []
  private let edits: FieldEdits?
  private let columns: [String]
  let before: TableState
  let after: TableState

  /// - Throws: `InvalidFieldEdit` for a field that rows which are there would have no value for.
  init(_ text: String, of table: String, from before: TableState) throws {
    (self.text, self.table) = (text, table)
    let words = FieldWords.words(in: text)
    columns = words.filter { $0.hasPrefix("@") }
    let fields = words.filter { !$0.hasPrefix("@") }.joined(separator: " ")
    edits = fields.isEmpty ? nil : try FieldEdits(fields)
    self.before = before
    var after = before
    after.fields = try edits?.applied(to: before.fields) ?? before.fields
    for column in columns {
      let name = String(column.dropFirst(2))
      after.columns.removeAll { $0 == name }
      if column.hasPrefix("@+") { after.columns.append(name) }
    }
    self.after = after
    for edit in edits?.list ?? [] { statements += try self.statements(of: edit) }
    statements += columns.map { column in
      let name = "\"\(column.dropFirst(2))\""
      return alter
        + (column.hasPrefix("@+")
          ? "ADD COLUMN \(name) REAL NOT NULL DEFAULT 0" : "DROP COLUMN \(name)")
    }
  }

  /// The name of the step: `addLikes`, `renameTitleToName`.
  var name: String {
    let changes = (edits?.list ?? []).map { edit in
      switch edit {
      case .add(let field, _): "add_\(field.name)"
      case .remove(let key): "drop_\(key)"
      case .rename(let key, let other): "rename_\(key)_to_\(other)"
      case .retype(let field, _): "change_\(field.name)"
      }
    }
    let others = columns.map { ($0.hasPrefix("@+") ? "add_" : "drop_") + $0.dropFirst(2) }
    return Words(of: (changes + others).joined(separator: "_and_")).camelCased
  }

  /// The fields that have a column: a secret has none.
  private var fields: [Field] { before.fields.filter { !$0.base.isSecret } }
}

extension TableStep {
  private func statements(of edit: FieldEdit) throws(InvalidFieldEdit) -> [String] {
    let old = fields.first { $0.isCalled(edit.name) }
    switch edit {
    case .add(let field, let value):
      return field.base.isSecret ? [] : [try add(field, value, for: edit)]
    case .remove: return old.map { [drop($0)] } ?? []
    case .rename(_, let key):
      guard let old, let new = try? old.renamed(key), new.name != old.name else { return [] }
      return [alter + "RENAME COLUMN \"\(old.name)\" TO \"\(new.name)\""]
    case .retype(let field, let value):
      if field.base.isSecret { return old.map { [drop($0)] } ?? [] }
      guard let old else { return [try add(field, value, for: edit)] }
      return try retype(old, as: field, value, for: edit)
    }
  }

  private func add(
    _ field: Field, _ value: FieldDefault?, for edit: FieldEdit, as name: String? = nil
  ) throws(InvalidFieldEdit) -> String {
    let column = alter + "ADD COLUMN \"\(name ?? field.name)\" \(field.column)"
    guard !field.isOptional else {
      return column + (value.map { " DEFAULT \($0.sql)" } ?? "")
    }
    guard let value else {
      throw InvalidFieldEdit(text: edit.text, reason: .noDefault(field))
    }
    return column + " NOT NULL DEFAULT \(value.sql)"
  }

  /// SQLite changes no column's type: a new column takes what the old one held, and its name.
  private func retype(
    _ old: Field, as new: Field, _ value: FieldDefault?, for edit: FieldEdit
  ) throws(InvalidFieldEdit) -> [String] {
    guard old.column != new.column || old.isOptional != new.isOptional || !new.reads(old) else {
      return []
    }
    guard new.reads(old) else { return [drop(old), try add(new, value, for: edit)] }
    let name = new.name + "_anew"
    let column = alter + "ADD COLUMN \"\(name)\" \(new.column)"
    // Every row gets what the old column held: the default is only there for SQLite to accept it.
    let filler = new.column == "TEXT" ? "''" : "0"
    if !new.isOptional, old.isOptional, value == nil {
      throw InvalidFieldEdit(text: edit.text, reason: .noDefault(new))
    }
    let held =
      old.column == new.column ? "\"\(old.name)\"" : "CAST(\"\(old.name)\" AS \(new.column))"
    let kept =
      !new.isOptional && old.isOptional ? "COALESCE(\(held), \(value?.sql ?? filler))" : held
    return [
      new.isOptional ? column : column + " NOT NULL DEFAULT \(value?.sql ?? filler)",
      "UPDATE \"\(table)\" SET \"\(name)\" = \(kept)",
      drop(old),
      alter + "RENAME COLUMN \"\(name)\" TO \"\(new.name)\"",
    ]
  }

  /// Makes a number of seconds since 1970 of the text of a moment.
  static func numbering(_ field: Field, in table: String) -> [String] {
    let (name, alter) = (field.name, "ALTER TABLE \"\(table)\" ")
    let seconds = "ROUND((julianday(\"\(name)\") - 2440587.5) * 86400.0, 3)"
    let column = alter + "ADD COLUMN \"\(name)_anew\" \(field.column)"
    return [
      field.isOptional ? column : column + " NOT NULL DEFAULT 0",
      "UPDATE \"\(table)\" SET \"\(name)_anew\" = "
        + (field.isOptional ? seconds : "COALESCE(\(seconds), 0)"),
      alter + "DROP COLUMN \"\(name)\"",
      alter + "RENAME COLUMN \"\(name)_anew\" TO \"\(name)\"",
    ]
  }

  private func drop(_ field: Field) -> String { alter + "DROP COLUMN \"\(field.name)\"" }

  private var alter: String { "ALTER TABLE \"\(table)\" " }
}

extension TableStep {
  /// The changes of the columns, for the people whose rows they are.
  var notes: [String] {
    (edits?.list ?? []).compactMap { edit in
      guard let old = fields.first(where: { $0.isCalled(edit.name) }) else { return nil }
      switch edit {
      case .remove:
        return Message(
          "The column \(old.name) and what users have kept in it go with the next start"
        ).text
      case .retype(let new, _) where !new.reads(old):
        return
          Message(
            "No \(old.type) can become \(new.type): what users have kept in \(old.name) goes with "
              + "the next start"
          ).text
      case .add, .rename, .retype: return nil
      }
    }
  }
}

extension Field {
  /// True if a column holds one moment.
  var isMoment: Bool { base.isMoment && isSingle }

  /// True if a column of the old type holds what the new type can read.
  fileprivate func reads(_ old: Field) -> Bool {
    guard container == old.container else { return false }
    if base.swiftName == old.base.swiftName { return base.hasFields(of: old.base) }
    guard isSingle else { return false }
    return switch base.literal {
    case .text: old.base.column == .text || old.base.entry != .date
    case .number: base.column == .real && [.wholeNumber].contains(old.base.literal) && !isParsed
    case .decimal: [.wholeNumber, .number].contains(old.base.literal) && !old.isParsed
    case .wholeNumber: [.wholeNumber, .flag].contains(old.base.literal)
    default: false
    }
  }
}
