import Foundation

extension Int: Displayable {
  package var displayText: String { formatted() }
}

extension Int64: Displayable {
  package var displayText: String { formatted() }
}

extension Double: Displayable {
  package var displayText: String { formatted() }
}

extension Bool: Displayable {
  package var displayText: String { self ? BaseText.yes : BaseText.no }
}

extension Date: Displayable {
  package var displayText: String { formatted(DisplayDate.style) }
}

extension URL: Displayable {
  package var displayText: String { absoluteString }
}

extension UUID: Displayable {
  package var displayText: String { uuidString }
}

/// Bytes are shown by their number.
extension Data: Displayable {
  package var displayText: String { count.formatted(.byteCount(style: .file)) }
}
