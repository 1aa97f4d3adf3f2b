import Foundation

nonisolated extension Date: Displayable {
  /// Made once: to make a style for each row is what makes a long list stutter.
  private static let displayStyle = FormatStyle(date: .abbreviated, time: .shortened)

  package var displayText: String { formatted(Self.displayStyle) }
}
