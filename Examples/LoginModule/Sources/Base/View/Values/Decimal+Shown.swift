import Foundation

nonisolated extension Decimal: Displayable {
  package var displayText: String { formatted() }
}
