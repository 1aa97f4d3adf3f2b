import Model
import Templates

extension Generator {
  /// The meaning of answers for the template before it gives any file. It is worked out once: the
  /// defaults and conditions of a template are evaluated for it.
  struct Meaning {
    let values: [String: Value]
    /// Where the rows are; `nil` if a server has them too.
    let rows: Rows?
    /// The table that would be made today; `nil` if the rows are elsewhere too.
    let table: SourceTables?
  }

  /// - Parameters:
  ///   - names: those that the module keeps, whatever it is called now.
  ///   - ledger: the ledger that the answers are of.
  func meaning(
    of answers: [Answer], names: [String: String] = [:], from ledger: Ledger? = nil
  ) throws -> Meaning {
    let values = try Values.values(
      of: answers, for: template, in: project, past: ModulePast(names: names))
    let rows = try template.rows(values)
    return Meaning(
      values: values, rows: rows,
      table: try SourceTables(in: rows, of: answers, values, for: template, from: ledger))
  }
}
