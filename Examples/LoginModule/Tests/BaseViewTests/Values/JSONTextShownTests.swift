import BaseView
import Core
import Testing

/// Any JSON on a screen.
nonisolated struct JSONTextShownTests {
  @Test func isShownAsItWasSent() {
    #expect(JSONText("[1.50]").displayText == "[1.50]")
  }
}
