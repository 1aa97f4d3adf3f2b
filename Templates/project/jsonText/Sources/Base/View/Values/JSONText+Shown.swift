import Core

nonisolated extension JSONText: Displayable {
  package var displayText: String { text }
}
