import Foundation

nonisolated extension Int64: Displayable {
  package var displayText: String { formatted() }
}

nonisolated extension Int64: Enterable {}
