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
  /// The fields that it was made with, and the columns that are no field's.
  let first: TableState
  /// The changes of its fields and columns, one step a run.
  private(set) var steps: [TableStep] = []
  /// True if moments stood in the table as text at first, as scaffold 0.1.0 kept them. Another step
  /// makes them numbers.
  let hasTextDates: Bool
}

extension SourceTables {
  init(_ json: JSON, _ source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "table")
    name = try object.text("name")
    shape = try object.text("shape")
    let fields = try object.require("fields")
    let columns = try object.texts("columns")
    if let column = columns.first(where: { !$0.isColumn }) {
      throw source.error(
        .badAnswer("`\(column.printable)` is no column", option: nil), at: json.offset)
    }
    let texts = try object.list("steps")
    hasTextDates = object.take("textDates")?.kind == .flag(true)
    try object.finish(knowing: ["name", "shape", "fields", "columns", "steps", "textDates"])
    first = try Self.read(fields, called: "fields", in: source) { text in
      TableState(fields: try Field.fields(text), columns: columns)
    }
    for text in texts {
      steps.append(
        try Self.read(text, called: "steps", in: source) { text in
          try TableStep(text, of: name, from: now)
        })
    }
  }

  /// - Throws: `DataError` for fields or a step that cannot be.
  private static func read<Read>(
    _ json: JSON, called name: String, in source: JSONSource, _ body: (String) throws -> Read
  ) throws(DataError) -> Read {
    let text = try source.text(json, called: name)
    do {
      return try body(text)
    } catch {
      let problem = (error as? any Failure)?.complaint.problem.text ?? "\(error)"
      throw source.error(.badAnswer(problem, option: nil), at: json.offset)
    }
  }

  var json: JSON {
    let members: [(String, JSON)] = [
      ("name", JSON(.text(name))), ("shape", JSON(.text(shape))),
      ("fields", JSON(.text(first.fields.text))), ("columns", JSON(texts: first.columns)),
      ("steps", JSON(texts: steps.map(\.text))),
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
    let (old, new) = (Set((before ?? wanted).first.columns), Set(wanted.first.columns))
    let changes =
      new.subtracting(old).subtracting(now.columns).sorted().map { "@+" + $0 }
      + old.subtracting(new).intersection(now.columns).sorted().map { "@-" + $0 }
    let told = edits.flatMap { try? $0.applied(to: now.fields) } ?? now.fields
    // A table that was not in use for a while has missed what became of the fields.
    let edited =
      told.text == wanted.first.fields.text
      ? edits : FieldEdits(from: now.fields, to: wanted.first.fields)
    let step = ([edited?.text].compactMap(\.self) + changes).joined(separator: " ")
    return step.isEmpty ? self : try taking([step])
  }

  /// True if the fields are those that its steps lead to. Its columns are as it was made.
  package func leads(to wanted: SourceTables) -> Bool {
    shape == wanted.shape && now.fields.text == wanted.first.fields.text
  }

  package func hasMoreSteps(than other: SourceTables?) -> Bool {
    steps.count > (other?.steps.count ?? 0)
  }

  /// The table after its last step.
  private var now: TableState { steps.last?.after ?? first }

  /// The facts for templates: the table as it was made, and the steps that it has to take since
  /// then, numbered from 2.
  func values() -> (fields: [Value], columns: [String], steps: [Value]) {
    let kept = Field.kept(of: first.fields)
    let fields = kept.map { field in
      let isText = hasTextDates && field.isMoment
      return field.value(column: isText ? "TEXT" : field.column)
    }
    let dates = kept.filter { hasTextDates && $0.isMoment }
    let all =
      [("numberDates", dates.flatMap { TableStep.numbering($0, in: name) })]
      + steps.map { ($0.name, $0.statements) }
    var counts: [String: Int] = [:]
    let steps = all.filter { !$0.1.isEmpty }.enumerated().map { index, step -> Value in
      let count = counts[step.0, default: 0] + 1
      counts[step.0] = count
      return [
        "number": .number(index + 2), "name": .text(step.0 + (count == 1 ? "" : "\(count)")),
        "statements": .list(step.1.map { .text($0) }),
      ]
    }
    return (fields, first.columns, steps)
  }

  /// The tables of two branches that changed the same one: with the steps of both, in an order that does
  /// not depend on whose is whose.
  ///
  /// - Returns: `nil` where the steps of one do not go with those of the other.
  package static func merged(
    _ base: SourceTables?, _ one: SourceTables, _ other: SourceTables
  ) -> SourceTables? {
    let (mine, yours) = (one.steps.map(\.text), other.steps.map(\.text))
    let common = zip(mine, yours).prefix { $0 == $1 }.count
    let rests = [mine, yours].map { Array($0.dropFirst(common)) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    let more = rests[1].filter { !rests[0].contains($0) }
    let isSame = one.taking(0) == other.taking(0) && common >= base?.steps.count ?? 0
    return isSame ? try? one.taking(common).taking(rests[0] + more) : nil
  }

  /// The table as it was after some of its steps.
  private func taking(_ count: Int) -> SourceTables {
    var table = self
    table.steps = Array(steps.prefix(count))
    return table
  }

  /// - Throws: `InvalidFieldEdit`.
  private func taking(_ steps: [String]) throws -> SourceTables {
    var table = self
    for text in steps { table.steps.append(try TableStep(text, of: name, from: table.now)) }
    return table
  }

  /// The effects of the last step on what users have kept.
  package var lastNotes: [String] { steps.last?.notes ?? [] }
}
