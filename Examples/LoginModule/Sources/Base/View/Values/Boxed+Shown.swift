import Core

nonisolated extension Boxed: Displayable where Value: Displayable {
  package var displayText: String { value.displayText }
  package var plainText: String { value.plainText }
}
