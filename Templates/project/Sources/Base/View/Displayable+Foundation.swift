import Foundation

nonisolated extension Int: Displayable {
  package var displayText: String { formatted() }
}

nonisolated extension Int64: Displayable {
  package var displayText: String { formatted() }
}

nonisolated extension Double: Displayable {
  package var displayText: String { formatted() }
}

nonisolated extension Bool: Displayable {
  package var displayText: String { self ? BaseText.yes : BaseText.no }
}

nonisolated extension Date: Displayable {
  package var displayText: String { formatted(DisplayDate.style) }
}

nonisolated extension URL: Displayable {
  package var displayText: String { absoluteString }
}

nonisolated extension UUID: Displayable {
  package var displayText: String { uuidString }
}

/// Bytes are shown by their number.
nonisolated extension Data: Displayable {
  package var displayText: String { count.formatted(.byteCount(style: .file)) }
}
