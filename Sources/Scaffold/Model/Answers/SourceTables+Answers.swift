import Templates

extension SourceTables {
  /// The table as a template makes it for some answers; `nil` if the rows are elsewhere too.
  ///
  /// - Parameters:
  ///   - values: what the answers look like to the template.
  ///   - ledger: what an older tool has written without saying so.
  package init?(
    in rows: Rows?, of answers: [Answer], _ values: [String: Value], for template: Template,
    from ledger: Ledger? = nil
  ) throws {
    guard case .inTable(let shape) = rows, case .text(let name) = values["table"]
    else { return nil }
    let hasTextDates = ledger?.tool == "0.1.0"
    let columns = try template.columns(values, hasTextDates: hasTextDates).filter(\.isThere)
    let variable = template.info.variables.first { $0.kind == .fields }
    let fields = try answers.fields(variable?.name ?? "")
    self.init(
      name: name, shape: shape,
      first: TableState(fields: fields, columns: columns.map(\.name)), hasTextDates: hasTextDates)
  }
}
