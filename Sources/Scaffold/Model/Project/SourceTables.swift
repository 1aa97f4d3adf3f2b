import Fields
import Ground
import Templates

/// The table of a module whose rows are nowhere else: how it was made, and the steps that it has
/// taken since. A step never changes once it is in a ledger.
package struct SourceTables: Equatable, Sendable {
  /// The name of the table in SQL.
  package let name: String
  /// The part that no step can change.
  package let shape: String
  /// The fields that it was made with: `id:Int64 title:String`.
  let fields: String
  /// The columns that it was made with and that are no field's.
  let columns: [String]
  /// The changes of its fields and columns, one step a run.
  let steps: [String]
  /// True if moments stood in the table as text at first, as scaffold 0.1.0 kept them. Another step
  /// makes them numbers.
  let hasTextDates: Bool
}

extension SourceTables {
  init(_ json: JSON, _ source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "table")
    name = try object.text("name")
    shape = try object.text("shape")
    let first = try object.require("fields")
    fields = try source.text(first, called: "fields")
    columns = try object.texts("columns")
    if let column = columns.first(where: { !$0.isColumn }) {
      throw source.error(
        .badAnswer("`\(column.printable)` is no column", option: nil), at: json.offset)
    }
    let list = try object.list("steps")
    steps = try source.texts(JSON(.list(list)), called: "steps")
    hasTextDates = object.take("textDates")?.kind == .flag(true)
    try object.finish(knowing: ["name", "shape", "fields", "columns", "steps", "textDates"])
    try requireReadable(fieldsAt: first.offset, stepsAt: list.map(\.offset), source)
  }

  /// - Throws: `DataError` for fields or a step that cannot be.
  private func requireReadable(
    fieldsAt offset: Int, stepsAt offsets: [Int], _ source: JSONSource
  ) throws(DataError) {
    var offset = offset
    do {
      var state = TableState(fields: try Field.fields(fields), columns: columns)
      for (step, place) in zip(steps, offsets) {
        offset = place
        let step = try TableStep(step, of: name, from: state)
        _ = try step.statements()
        state = step.after
      }
    } catch {
      let problem = (error as? any Failure)?.complaint.problem ?? "\(error)"
      throw source.error(.badAnswer(problem, option: nil), at: offset)
    }
  }

  var json: JSON {
    let members: [(String, JSON)] = [
      ("name", JSON(.text(name))), ("shape", JSON(.text(shape))),
      ("fields", JSON(.text(fields))), ("columns", JSON(texts: columns)),
      ("steps", JSON(texts: steps)),
    ]
    return JSON(object: members + (hasTextDates ? [("textDates", true)] : []))
  }
}

extension String {
  /// True if SQL may call a column so.
  fileprivate var isColumn: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

// MARK: - Steps

extension SourceTables {
  /// The same with one more step: changes of fields, and the columns that come and go with the answers.
  ///
  /// - Parameters:
  ///   - wanted: the table as it would be made today.
  ///   - before: the same for the answers of then. What a newer template gives every table, those that
  ///     are there do without.
  /// - Throws: `InvalidFieldEdit` for rows that would have no value.
  package func stepping(
    to wanted: SourceTables, from before: SourceTables?, _ edits: FieldEdits?
  ) throws -> SourceTables {
    let now = try states().last ?? TableState(fields: [], columns: columns)
    let (old, new) = (Set((before ?? wanted).columns), Set(wanted.columns))
    let changes =
      new.subtracting(old).subtracting(now.columns).sorted().map { "@+" + $0 }
      + old.subtracting(new).intersection(now.columns).sorted().map { "@-" + $0 }
    let told = edits.flatMap { try? $0.applied(to: now.fields) } ?? now.fields
    let isTold = told.text == wanted.fields
    // A table that was not in use for a while has missed what became of the fields.
    let edited: String? =
      try isTold ? edits?.text : FieldEdits(from: now.fields, to: Field.fields(wanted.fields))?.text
    let step = ([edited].compactMap(\.self) + changes).joined(separator: " ")
    return step.isEmpty ? self : taking(steps + [step])
  }

  /// True if the fields are those that its steps lead to. Its columns are as it was made.
  package func leads(to wanted: SourceTables) throws -> Bool {
    let now = try states().last
    return shape == wanted.shape
      && now?.fields.text == wanted.fields
  }

  package func hasMoreSteps(than other: SourceTables?) -> Bool {
    steps.count > (other?.steps.count ?? 0)
  }

  /// The table at first and after each step.
  private func states() throws -> [TableState] {
    let first = TableState(fields: try Field.fields(fields), columns: columns)
    return try steps.reduce(into: [first]) { states, step in
      states.append(try TableStep(step, of: name, from: states[states.count - 1]).after)
    }
  }

  /// The facts for templates: the table as it was made, and the steps that it has to take since
  /// then, numbered from 2.
  func values() throws -> (fields: [Value], columns: [String], steps: [Value]) {
    let states = try states()
    let kept = Field.kept(of: states[0].fields)
    let first = kept.map { field in
      let isText = hasTextDates && field.isMoment
      return field.value(column: isText ? "TEXT" : field.column)
    }
    let dates = kept.filter { hasTextDates && $0.isMoment }
    var all = [("numberDates", dates.flatMap { TableStep.numbering($0, in: name) })]
    for (step, state) in zip(steps, states) {
      let step = try TableStep(step, of: name, from: state)
      all.append((step.name, try step.statements()))
    }
    var counts: [String: Int] = [:]
    let steps = all.filter { !$0.1.isEmpty }.enumerated().map { index, step -> Value in
      let count = counts[step.0, default: 0] + 1
      counts[step.0] = count
      return [
        "number": .number(index + 2), "name": .text(step.0 + (count == 1 ? "" : "\(count)")),
        "statements": .list(step.1.map { .text($0) }),
      ]
    }
    return (first, columns, steps)
  }

  /// The tables of two branches that changed the same one: with the steps of both, in an order that does
  /// not depend on whose is whose.
  ///
  /// - Returns: `nil` where the steps of one do not go with those of the other.
  package static func merged(
    _ base: SourceTables?, _ one: SourceTables, _ other: SourceTables
  ) -> SourceTables? {
    let common = zip(one.steps, other.steps).prefix { $0 == $1 }.count
    let rests = [one, other].map { Array($0.steps.dropFirst(common)) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    let more = rests[1].filter { !rests[0].contains($0) }
    let isSame = one.taking([]) == other.taking([]) && common >= base?.steps.count ?? 0
    let merged = one.taking(one.steps.prefix(common) + rests[0] + more)
    return isSame && (try? merged.values()) != nil ? merged : nil
  }

  private func taking(_ steps: [String]) -> SourceTables {
    SourceTables(
      name: name, shape: shape, fields: fields, columns: columns, steps: steps,
      hasTextDates: hasTextDates)
  }

  /// The effects of the last step on what users have kept.
  package func lastNotes() throws -> [String] {
    guard let last = steps.last else { return [] }
    let states = try states()
    return try TableStep(last, of: name, from: states[states.count - 2]).notes
  }
}
