import Templates

extension ProjectFile {
  /// The architecture, with what the ledgers say of the modules: a module in one target has no line
  /// of its own in a package's manifest.
  ///
  /// - Throws: `DataError` if `scaffold.json` names no tiers.
  package func completeArchitecture(in root: String) throws -> Architecture {
    guard var architecture else {
      throw DataError(.missingTiers, at: DataPlace(file: Self.path, offset: 0, in: []))
    }
    guard isOneTarget else { return architecture }
    architecture.isInOneTarget = true
    for (name, ledger) in try Project(root: root, file: self).modules() {
      architecture.uses[name, default: []].formUnion(ledger.answers.list("uses"))
    }
    return architecture
  }
}
