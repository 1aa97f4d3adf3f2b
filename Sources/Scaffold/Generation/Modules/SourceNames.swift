import Model

/// The names by which devices know the rows that are nowhere else.
///
/// A module that was renamed keeps those that it had, so another one may not get them.
struct SourceNames {
  let project: Project

  /// - Throws: `Refusal.tableTaken` for the table of another module.
  func requireFree(_ past: ModulePast, for answers: [Answer], of name: String) throws {
    guard let table = past.table else { return }
    let schema = Values.keptNames(of: answers, past: past)["schema"]
    // Only here are all ledgers looked at: most modules have a server for their rows.
    for (other, ledger) in try project.modules() where other != name && !ledger.isRemoved {
      guard let its = ledger.past.table else { continue }
      let isSame =
        its.name == table.name
        || Values.keptNames(of: ledger.answers, past: ledger.past)["schema"] == schema
      if isSame { throw Refusal.tableTaken(its.name, by: other) }
    }
  }
}
