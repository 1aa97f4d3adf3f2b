import Foundation

nonisolated extension Int: Displayable {
  package var displayText: String { formatted() }
  package var plainText: String { "\(self)" }
}
