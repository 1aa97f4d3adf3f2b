import Foundation

/// A value that a person can read.
package nonisolated protocol Displayable {
  /// The value as a screen shows it, in the user's language and region.
  var displayText: String { get }
  /// The value as a name, such as the number of a user: its digits as they are.
  var plainText: String { get }
}

nonisolated extension Displayable {
  package var plainText: String { displayText }
}

/// A value that may be missing; then a dash is shown.
nonisolated extension Optional: Displayable where Wrapped: Displayable {
  package var displayText: String { self?.displayText ?? .missing }
  package var plainText: String { self?.plainText ?? .missing }
}

nonisolated extension Array: Displayable where Element: Displayable {
  package var displayText: String {
    map(\.displayText).formatted(.list(type: .and, width: .narrow))
  }

  package var plainText: String {
    map(\.plainText).formatted(.list(type: .and, width: .narrow))
  }
}

/// `red: 1, green: 2`, in the order of the keys.
nonisolated extension Dictionary: Displayable where Key == String, Value: Displayable {
  package var displayText: String {
    sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.displayText)" }
      .formatted(.list(type: .and, width: .narrow))
  }
}

nonisolated extension String {
  fileprivate static let missing = "–"

  /// The words to read aloud of a value: a dash says nothing to those who listen.
  package var spoken: String { self == .missing ? BaseText.noValue : self }
}
