import Foundation

/// A value that a person can read.
package protocol Displayable {
  /// The value as a screen shows it, in the user's language and region.
  var displayText: String { get }
}

extension String: Displayable {
  package var displayText: String { self }
}

/// What is missing is shown as a dash.
extension Optional: Displayable where Wrapped: Displayable {
  package var displayText: String { self?.displayText ?? "–" }
}

extension Array: Displayable where Element: Displayable {
  package var displayText: String {
    map(\.displayText).formatted(.list(type: .and, width: .narrow))
  }
}
