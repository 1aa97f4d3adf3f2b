import Templates

extension SourceTables {
  /// The table as a template makes it for some answers; `nil` if the rows are elsewhere too.
  ///
  /// - Parameter ledger: what an older tool has written without saying so.
  package init?(
    of answers: [Answer], for template: Template, in project: ProjectFile, past: ModulePast,
    from ledger: Ledger? = nil
  ) throws {
    let values = try Values.values(
      of: answers, for: template, in: project, past: ModulePast(names: past.names))
    guard case .inTable(let shape) = try template.rows(values),
      case .text(let name) = values["table"]
    else { return nil }
    let variable = template.info.variables.first { $0.kind == .fields }
    self.init(
      name: name, shape: shape, fields: answers.text(variable?.name ?? ""),
      columns: try template.columns(values).filter(\.isThere).map(\.name), steps: [],
      hasTextDates: ledger?.tool == "0.1.0")
  }
}
