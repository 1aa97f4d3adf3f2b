import Foundation

/// How the moment of a post looks to its reader: `02/17, 9:04 PM`, `17.02., 21:04` or `02/17 21:04`
/// in the list, with the year on its own page.
///
/// Each style is made once, for all rows.
package nonisolated struct StatusDate: Sendable {
  /// As the device has it; it follows the device to another place.
  static let here = StatusDate()

  let row: Date.FormatStyle
  let page: Date.FormatStyle

  /// - Parameter style: Whose language, calendar and clock it is.
  package init(_ style: Date.FormatStyle = .dateTime) {
    row = style.month(.twoDigits).day(.twoDigits).hour().minute()
    page = row.year()
  }
}
