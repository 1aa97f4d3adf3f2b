import BaseView
import Foundation
import Testing

/// Bytes on a screen.
nonisolated struct DataShownTests {
  @Test func isShownByItsSize() {
    #expect(Data([1, 2, 3]).displayText == 3.formatted(.byteCount(style: .file)))
  }
}
