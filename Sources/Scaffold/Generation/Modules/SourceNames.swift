import Ground
import Model

/// The names by which devices know what a module keeps.
///
/// A module that was renamed keeps those that it had, so another one may not get them.
struct SourceNames {
  let project: Project

  /// - Throws: `Refusal.tableTaken` for the table of another module.
  func requireFreeTable(
    _ past: ModulePast, for answers: [Answer], of name: String
  ) throws {
    guard let table = past.table else { return }
    let schema = Values.keptNames(of: answers, past: past)["schema"]
    // Only here are all ledgers examined: most modules have a server for their rows.
    for (other, ledger) in try project.modules() where other != name && !ledger.isRemoved {
      guard let its = ledger.past.table else { continue }
      let isSame =
        its.name == table.name
        || Values.keptNames(of: ledger.answers, past: ledger.past)["schema"] == schema
      if isSame { throw Refusal.tableTaken(its.name, by: other) }
    }
  }

  /// - Parameter made: the modules that the same plan makes, with their lines.
  /// - Throws: `Refusal.placeTaken` where another module has the line that only one may have.
  func requireFreePlaces(
    _ output: Generator.Output, of name: String, besides made: [(name: String, [Insertion])] = []
  ) throws {
    guard !output.reserved.isEmpty else { return }
    let others = try project.modules().filter { !$0.ledger.isRemoved }
      .map { ($0.name, $0.ledger.insertions) }
    for (other, insertions) in others + made where other != name {
      if let taken = insertions.first(where: { output.reserved.contains($0.region) }) {
        throw Refusal.placeTaken(taken.file, by: other)
      }
    }
  }

  /// - Parameter old: the module's ledger, if it has one; the names in it stay as they are.
  /// - Throws: `Refusal.keyTaken` for a key of another module's storage, or for its cache.
  func requireFreeKeys(
    _ output: Generator.Output, for answers: [Answer], of name: String, replacing old: Ledger?
  ) throws {
    let changed = output.files.filter { old?.files[$0.key] != $0.value }
    guard !changed.isEmpty else { return }
    // Two modules that were never renamed have different names.
    let isRenamed = !output.past.names.isEmpty
    let others = try (isRenamed ? project.modules() : project.renamedModules())
      .filter { $0.name != name && !$0.ledger.isRemoved }
    guard !others.isEmpty else { return }
    let before = old.map { KeptNames(in: $0.files, for: $0.answers, past: $0.past).all } ?? []
    let wanted = KeptNames(in: changed, for: answers, past: output.past).all.subtracting(before)
    guard !wanted.isEmpty else { return }
    for (other, ledger) in others {
      let its = KeptNames(in: ledger.files, for: ledger.answers, past: ledger.past).all
      if let key = wanted.intersection(its).min() { throw Refusal.keyTaken(key, by: other) }
    }
  }
}

extension Refusal {
  /// The table is that of another module, which was called so before.
  static func tableTaken(_ table: String, by other: String) -> Refusal {
    Refusal(
      "table-taken",
      "the table `\(table)` holds what users have kept in \(other), which was called so before",
      "choose another name")
  }

  /// Devices know by the name what another module keeps, which was called so before.
  static func keyTaken(_ key: String, by other: String) -> Refusal {
    Refusal(
      "key-taken",
      "devices know by `\(key)` what \(other) keeps, which was called so before",
      "choose another name, or leave out with `--without` what keeps it")
  }

  /// Another module has the line in a shared file that only one may have.
  static func placeTaken(_ file: ProjectPath, by other: String) -> Refusal {
    Refusal(
      "place-taken", "`\(file)` has a place for one module, and \(other) is it",
      "`scaffold remove-module \(other)` makes room; `scaffold update \(other)` changes it")
  }
}
