import Core
import Foundation
import Testing

nonisolated struct AccountIDTests {
  @Test(arguments: [
    ("https://example.com", "https://example.com"),
    ("HTTPS://Example.COM:443/2/", "https://example.com"),
    ("http://example.com:80", "http://example.com"),
    ("http://example.com:443", "http://example.com:443"),
    ("https://me:secret@example.com:8443/a?b#c", "https://example.com:8443"),
    ("http://[::1]:8420/2", "http://[::1]:8420"),
    ("file:///", "file://"),
  ])
  func knowsTheServerOfAnAddress(address: String, origin: String) throws {
    #expect(AccountID(at: try #require(URL(string: address))).origin == origin)
  }

  @Test(arguments: [
    (nil, "https%3A%2F%2Fexample.com"),
    ("", "https%3A%2F%2Fexample.com~"),
    ("a.b-1", "https%3A%2F%2Fexample.com~a.b-1"),
    ("A~/\\:%", "https%3A%2F%2Fexample.com~%41%7E%2F%5C%3A%25"),
    ("é\n", "https%3A%2F%2Fexample.com~%C3%A9%0A"),
  ])
  func namesItsFolder(user: String?, name: String) throws {
    #expect(try account(user).folderName == name)
  }

  /// Such as two that differ by case alone, or by the way an accent is written, or late.
  @Test func givesEachAccountAFolderOfItsOwn() throws {
    let long = String(repeating: "a", count: 500)
    let users = [
      nil, "", "a", "A", "~", "a~", "\u{e9}", "e\u{301}", "..", long, long + "a", long + "b",
      "b" + long, "a" + long.uppercased(), String(repeating: "王", count: 50),
      String(repeating: "王", count: 49) + "李",
    ]

    let names = try users.map { try account($0).folderName.lowercased() }

    #expect(Set(names).count == users.count)
    #expect(names.filter { $0.utf8.count > 120 || $0.contains("/") } == [])
  }

  private func account(_ user: String?) throws -> AccountID {
    AccountID(at: try #require(URL(string: "https://example.com")), user: user)
  }
}
