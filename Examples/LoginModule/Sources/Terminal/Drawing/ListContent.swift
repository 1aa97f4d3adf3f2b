/// A list as it is to be shown, without where its reader is.
package struct ListContent: Hashable, Sendable {
  package var surroundings: Surroundings
  package var rows: [Row]
  /// What stands in the place of the rows while there is none.
  package var placeholder: String
  /// What stands below the last row.
  package var footer: String?

  package init(
    _ surroundings: Surroundings, rows: [Row], placeholder: String = "", footer: String? = nil
  ) {
    self.surroundings = surroundings
    self.rows = rows
    self.placeholder = placeholder
    self.footer = footer
  }
}
