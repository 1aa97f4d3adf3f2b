import BaseData
import Foundation
import Testing

nonisolated struct TokenTests {
  @Test func neverEndsInALog() {
    let token = Token(access: "12345", refresh: "67890")

    #expect("\(token) \(String(reflecting: token))" == "Token(…) Token(…)")
    #expect(Mirror(reflecting: token).children.isEmpty)
  }

  @Test(arguments: [(nil, false), (99, true), (100, true), (101, false)])
  func expiresAtItsTime(seconds: TimeInterval?, isExpired: Bool) {
    let token = Token(access: "a", expires: seconds.map(Date.init(timeIntervalSince1970:)))

    #expect(token.isExpired(at: Date(timeIntervalSince1970: 100)) == isExpired)
  }
}
