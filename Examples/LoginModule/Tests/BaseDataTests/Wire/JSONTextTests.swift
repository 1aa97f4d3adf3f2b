import Core
import Foundation
import Testing

@testable import BaseData

nonisolated struct JSONTextTests {
  private struct Thing: Codable, Equatable {
    let any: JSONText
    let more: [String: JSONText]?
  }

  private struct Things: Decodable {
    let rows: Page<Thing>

    init(from decoder: any Decoder) throws {
      rows = try decoder.container(keyedBy: CodingKeys.self).page(items: .rows, next: .next)
    }

    private enum CodingKeys: CodingKey {
      case rows
      case next
    }
  }

  private func opened<Payload: Decodable & Sendable>(
    _ json: String, as type: Payload.Type = Payload.self
  ) throws -> Payload {
    let reply = HTTPReply(status: 200, body: Data(json.utf8))
    return try Envelope.plain.open(reply, for: type).get()
  }

  @Test(arguments: [
    "1e400", "-0.0", "0.10", "12345678901234567890123456789012345678901", "null", "true",
    #""a \" \\ ü 🐦""#, "[]", "{}", #"[ 1 , {"a" : [2]} ]"#, #"{"}": "]", "é": "\u00e9"}"#,
  ])
  func keepsTheTextOfAnyValue(text: String) throws {
    let thing = try opened(#" {"less": [{"any": 1}], "any" : \#(text) , "z": 1}"#, as: Thing.self)
    #expect(thing == Thing(any: JSONText(text), more: nil))

    let again = try JSONDecoder().decode(Thing.self, from: JSONEncoder().encode(thing))
    #expect(again == thing)
  }

  @Test(arguments: ["1e400", "-0.0", "null", #""a \" \\ ü 🐦""#, #"[ 1 , {"a" : ["JSON-1."]} ]"#])
  func sendsTheTextOfAnyValue(text: String) throws {
    let thing = Thing(any: JSONText(text), more: ["a": JSONText("[\(text)]"), "b": "{}"])

    let body = try RequestBody.json(thing).encoded(boundary: "-").bytes

    #expect(try opened(String(decoding: body, as: UTF8.self), as: Thing.self) == thing)
  }

  @Test func findsEachOfMany() throws {
    let rows = (0..<50).map { #"{"any": \#($0).0, "more": {"\#($0)": [\#($0)]}}"# }
    let json = #"{"next": null, "rows": [\#(rows.joined(separator: ",\n"))]}"#

    let page = try opened(json, as: Things.self).rows

    #expect(page.items.map(\.any.text) == (0..<50).map { "\($0).0" })
    #expect(page.items.map { $0.more?.values.map(\.text) } == (0..<50).map { ["[\($0)]"] })
  }
}
