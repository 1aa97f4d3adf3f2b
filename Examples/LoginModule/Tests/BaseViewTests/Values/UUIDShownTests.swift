import BaseView
import Foundation
import Testing

/// Identifiers on a screen, and in a field.
nonisolated struct UUIDShownTests {
  @Test func isShownAndTypedAsItIs() {
    let id = UUID()

    #expect(id.displayText == id.uuidString)
    #expect(id.typed(in: .english) == id.uuidString)
    #expect(id.misreadings == [])
  }

  @Test(arguments: [
    ("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
    ("E621", BaseText.notAUUID), ("", BaseText.missing),
  ])
  func isRead(text: String, expected: String) {
    #expect(UUID.reading(text) == expected)
  }
}
