/// How many characters a terminal holds.
package struct TerminalSize: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  /// What terminals began with, for one that does not name it.
  package static let usual = TerminalSize(columns: 80, rows: 24)

  /// - Parameters: At least one each, whatever the terminal says.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }
}
