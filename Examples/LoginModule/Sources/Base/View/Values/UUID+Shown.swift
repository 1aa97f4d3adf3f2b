import Foundation

nonisolated extension UUID: Displayable {
  package var displayText: String { uuidString }
}
