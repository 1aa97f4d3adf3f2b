import Foundation

nonisolated extension Bool: Displayable {
  package var displayText: String { self ? BaseText.yes : BaseText.no }
}

nonisolated extension Double: Displayable {
  package var displayText: String { formatted() }
}

nonisolated extension Int: Displayable {
  package var displayText: String { formatted() }
  package var plainText: String { "\(self)" }
}

nonisolated extension Int64: Displayable {
  package var displayText: String { formatted() }
  package var plainText: String { "\(self)" }
}

nonisolated extension String: Displayable {
  package var displayText: String { self }
}
