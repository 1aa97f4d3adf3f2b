nonisolated extension Bool: Displayable {
  package var displayText: String { self ? BaseText.yes : BaseText.no }
}
