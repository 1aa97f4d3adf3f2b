import Foundation

/// A value that a person can read.
package nonisolated protocol Displayable {
  /// The value as a screen shows it, in the user's language and region.
  var displayText: String { get }
}

/// What is missing is shown as a dash.
nonisolated extension Optional: Displayable where Wrapped: Displayable {
  package var displayText: String { self?.displayText ?? "–" }
}

nonisolated extension Array: Displayable where Element: Displayable {
  package var displayText: String {
    map(\.displayText).formatted(.list(type: .and, width: .narrow))
  }
}
