import BaseData
import Core
import Foundation
import Testing

nonisolated struct BoxedTests {
  /// What may have another one of its kind within.
  private struct Reply: Codable, Hashable {
    let text: String
    let parent: Boxed<Reply>?
  }

  private let reply = Reply(
    text: "a", parent: Boxed(Reply(text: "b", parent: Boxed(Reply(text: "c", parent: nil)))))

  @Test func standsInJSONWithoutABox() throws {
    let json = #"{"text": "a", "parent": {"text": "b", "parent": {"text": "c", "parent": null}}}"#

    #expect(try JSONDecoder().decode(Reply.self, from: Data(json.utf8)) == reply)
    #expect(
      try JSONDecoder().decode(Reply.self, from: JSONEncoder().encode(reply)) == reply)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Reply.self, from: Data(#"{"text": "a", "parent": {}}"#.utf8))
    }
  }

  @Test func isWhatIsInIt() {
    #expect(reply.parent?.text == "b")
    #expect(reply.parent?.parent?.value == Reply(text: "c", parent: nil))
    #expect(reply.parent?.map(\.text) == Boxed("b"))
    #expect(Boxed("b").hashValue == Boxed("b").hashValue)
    #expect(Boxed("b") != Boxed("c"))
  }
}
