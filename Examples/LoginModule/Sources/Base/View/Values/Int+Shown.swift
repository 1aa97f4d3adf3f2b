import Foundation

nonisolated extension Int: Displayable {
  package var displayText: String { formatted() }
}

nonisolated extension Int: Enterable {}
