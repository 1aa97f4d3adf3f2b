import Foundation

nonisolated extension Double: Displayable {
  package var displayText: String { formatted() }
}
