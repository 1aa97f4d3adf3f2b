import Foundation

/// How dates look on every screen.
///
/// The style is made once: to make a formatter for each row is what makes a long list stutter.
package nonisolated enum DisplayDate {
  package static let style = Date.FormatStyle(
    date: .abbreviated,
    time: .shortened,
    locale: .autoupdatingCurrent,
    timeZone: .autoupdatingCurrent
  )
}
