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
}
