import BaseData
import Foundation
import Testing

/// Amounts as the replies of a server have them.
nonisolated struct WireDecimalReplyTests {
  @Test(arguments: [
    ("0.10", WireDecimal.number(Decimal(string: "0.1")!)), (#""0.10""#, "0.1"),
    ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
    (
      "123456789012345678901234567890123456789",
      .unreadable("123456789012345678901234567890123456789")
    ),
  ])
  func readsNumbersOfAReply(json: String, price: WireDecimal) throws {
    let reply = HTTPReply(body: Data("[\(json)]".utf8))
    #expect(try Envelope.plain.open(reply, for: [WireDecimal].self).get() == [price])
  }
}
