import Foundation

/// A value that a person can read.
package nonisolated protocol Displayable {
  /// The value as a screen shows it, in the user's language and region.
  var displayText: String { get }
}

nonisolated extension String: Displayable {
  package var displayText: String { self }
}

nonisolated extension Int: Displayable {
  package var displayText: String { formatted() }
}

nonisolated extension Int64: Displayable {
  package var displayText: String { formatted() }
}

nonisolated extension Double: Displayable {
  package var displayText: String { formatted() }
}

nonisolated extension Bool: Displayable {
  package var displayText: String { self ? BaseText.yes : BaseText.no }
}

nonisolated extension Date: Displayable {
  /// Made once: to make a style for each row is what makes a long list stutter.
  private static let displayStyle = FormatStyle(date: .abbreviated, time: .shortened)

  package var displayText: String { formatted(Self.displayStyle) }
}

nonisolated extension URL: Displayable {
  package var displayText: String { absoluteString }
}

nonisolated extension UUID: Displayable {
  package var displayText: String { uuidString }
}

/// Bytes are shown by their number.
nonisolated extension Data: Displayable {
  package var displayText: String { count.formatted(.byteCount(style: .file)) }
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
