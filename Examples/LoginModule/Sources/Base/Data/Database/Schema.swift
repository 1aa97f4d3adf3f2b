import Core

/// The tables of one module.
package nonisolated struct Schema: Sendable {
  /// A problem with tables that are not those that the app wants.
  package enum Kind: Sendable, Hashable {
    /// The rows are on a server too: the tables are dropped and made anew.
    case cache
    /// The rows are nowhere else: the tables are changed step by step, and never dropped.
    case source
  }

  /// Whose tables these are.
  package let module: String
  package let kind: Kind
  let tables: any ModuleTables
}

/// How the tables of a module come to be as it wants them.
nonisolated protocol ModuleTables: Sendable {
  /// True if they are so; an error if they are others, and nothing may be done about it.
  func fit(on connection: Connection) throws(AppError) -> Bool

  /// Takes one step towards that, inside a transaction.
  func mend(on connection: Connection) throws(AppError)
}
