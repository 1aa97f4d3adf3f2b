import Core

/// The tables that one module wants to find in a file.
nonisolated protocol ModuleTables: Sendable {
  /// Whether the tables are there.
  ///
  /// - Throws: if there are others, and nothing may be done about it.
  func fit(on connection: Connection) throws(AppError) -> Bool

  /// Takes one step towards the tables, inside a transaction.
  func mend(on connection: Connection) throws(AppError)
}
