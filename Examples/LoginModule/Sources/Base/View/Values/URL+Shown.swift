import Foundation

nonisolated extension URL: Displayable {
  package var displayText: String { absoluteString }
}
