/// How a server counts the rows of a list that it hands out by numbers of pages, or of rows.
package nonisolated struct PageCount: Sendable, Hashable, Codable {
  /// The unit of the cursor of the next page.
  package enum Unit: Sendable, Hashable, Codable {
    /// The number of a page.
    case page
    /// How many rows are before it.
    case row
  }

  package var unit: Unit
  /// How many rows came, readable or not.
  package var rows: Int
  /// How many rows the list has, if the server says so.
  package var total: Int?

  package init(_ unit: Unit, rows: Int, total: Int? = nil) {
    self.unit = unit
    self.rows = rows
    self.total = total
  }
}
