import BaseView
import Foundation
import Testing

/// Addresses on a screen, and in a field.
nonisolated struct URLShownTests {
  @Test func isShownAndTypedAsItIs() throws {
    let url = try #require(URL(string: "https://example.com/a"))

    #expect(url.displayText == "https://example.com/a")
    #expect(url.typed(in: .english) == "https://example.com/a")
    #expect(TextEntry<URL?>().keyboard == .url)
  }

  @Test(arguments: [
    ("https://example.com/a", "https://example.com/a"), ("example.com", BaseText.notAURL),
    ("", BaseText.missing),
  ])
  func isRead(text: String, expected: String) {
    #expect(URL.reading(text) == expected)
  }

  @Test func isReadAgainAsItWasTyped() throws {
    let url = try #require(URL(string: "https://example.com/a,b?c=d"))

    #expect(url.misreadings == [])
  }
}
