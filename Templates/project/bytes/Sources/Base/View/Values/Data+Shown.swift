import Foundation

/// Bytes are shown by their number.
nonisolated extension Data: Displayable {
  package var displayText: String { count.formatted(.byteCount(style: .file)) }
}
