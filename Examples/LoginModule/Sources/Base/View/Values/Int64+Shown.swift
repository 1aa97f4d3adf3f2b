import Foundation

nonisolated extension Int64: Displayable {
  package var displayText: String { formatted() }
  package var plainText: String { "\(self)" }
}
