nonisolated extension String: Displayable {
  package var displayText: String { self }
}
