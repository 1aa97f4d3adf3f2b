import CommandLine
import Ground
import Model

extension Context {
  /// Says which files are left alone that ledgers name, and that are not their own.
  ///
  /// - Parameter ledgers: those that a command goes by, with the names of their modules; the project's
  ///   own has none.
  func tellOfForeignFiles(in ledgers: [(name: String?, ledger: Ledger)]) {
    for (name, ledger) in ledgers where !ledger.foreign.isEmpty {
      let files = ledger.foreign.map(\.text).joined(separator: ", ")
      let note: Message =
        name.map { "the ledger of \($0) names what is not its own, which is left alone: \(files)" }
        ?? "the project's ledger names what is not its own, which is left alone: \(files)"
      console.err("note: \(note)")
    }
  }

  /// The same of all ledgers of a project.
  func tellOfForeignFiles(in project: Project) throws {
    let own: [(name: String?, ledger: Ledger)] =
      try project.settledLedger()?.ledger.map { [(nil, $0)] } ?? []
    let modules = try project.settledModules().modules
    tellOfForeignFiles(in: own + modules.map { ($0.name, $0.ledger) })
  }
}
