/// Where the rows of a module are that are nowhere else, and what their table depends on besides the
/// fields.
///
/// `{ "inTable": "isLocal and hasDatabase", "inStorage": "…", "shape": "{{ kind }}", "columns": […] }`
struct RowsRule: Sendable {
  /// When they are in a table, which only changes by steps.
  let inTable: Condition
  /// When they are JSON in the storage, which takes no steps.
  let inStorage: Condition
  /// The part that cannot change, for no step would lead from one to another.
  let shape: TextTemplate
  let columns: [Column]

  /// `{ "name": "saved_at", "if": "not hasStorage" }`: a number that is no field's. `hasTextDates`
  /// distinguishes the tables that scaffold 0.1.0 made from those that are made today.
  struct Column: Sendable {
    let name: String
    let condition: Condition?
  }

  init(_ json: JSON, _ source: JSONSource) throws {
    var object = try JSONObject(json, in: source, called: "rows")
    inTable = try Condition(object.placedText("inTable"))
    inStorage = try Condition(object.placedText("inStorage"))
    shape = TextTemplate(try object.placedText("shape"))
    columns = try object.list("columns").map { try Column($0, source) }
    try object.finish(knowing: ["inTable", "inStorage", "shape", "columns"])
  }
}

extension RowsRule.Column {
  init(_ json: JSON, _ source: JSONSource) throws {
    var object = try JSONObject(json, in: source, called: "columns")
    name = try object.text("name")
    condition = try object.condition()
    try object.finish(knowing: ["name", "if"])
  }
}

/// Where rows are that are nowhere else.
package enum Rows: Equatable, Sendable {
  case inTable(shape: String)
  case inStorage
}

extension Template {
  /// Where the rows are of what the template gives for some values; `nil` if a server has them too.
  package func rows(_ values: [String: Value]) throws -> Rows? {
    guard let rule = info.rows else { return nil }
    if try rule.inTable.holds(for: values) {
      return .inTable(shape: try rule.shape.render(values, parts: parts))
    }
    return try rule.inStorage.holds(for: values) ? .inStorage : nil
  }

  /// The columns that are no field's, and whether the table has each.
  ///
  /// - Parameter hasTextDates: whether it was made by scaffold 0.1.0.
  package func columns(
    _ values: [String: Value], hasTextDates: Bool = false
  ) throws -> [(name: String, isThere: Bool)] {
    let values = values.merging(["hasTextDates": .flag(hasTextDates)]) { $1 }
    return try (info.rows?.columns ?? []).map { column in
      (column.name, try column.condition.holds(for: values))
    }
  }
}
