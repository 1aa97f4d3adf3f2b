import Core
import Foundation
import Testing

@testable import BaseData

/// The page that a reply has.
nonisolated struct KeyedDecodingContainerPageTests {
  /// A reply in the shape that many servers use.
  private struct Reply: Decodable {
    let page: Page<Item>

    private enum CodingKeys: String, CodingKey {
      case items
      case next
    }

    init(from decoder: any Decoder) throws {
      page = try decoder.container(keyedBy: CodingKeys.self).page(items: .items, next: .next)
    }
  }

  private struct Item: Decodable, Hashable, Sendable {
    let id: Int
  }

  private func page(_ json: String) throws -> Page<Item> {
    try JSONDecoder().decode(Reply.self, from: Data(json.utf8)).page
  }

  @Test(
    arguments: [
      (#""c2""#, "c2"), ("12", "12"), ("9007199254740993", "9007199254740993"), ("null", nil),
      (#""""#, nil), ("0", nil), (#""0""#, nil),
    ] as [(String, String?)])
  func readsItsCursor(json: String, cursor: String?) throws {
    #expect(try page(#"{"items": [], "next": \#(json)}"#).next == cursor)
  }

  @Test func dropsWhatItCannotReadAndCountsIt() throws {
    let read = try page(#"{"items": [{"id": 1}, {"id": "x"}, null, {"id": 4}]}"#)

    #expect(read == Page(items: [Item(id: 1), Item(id: 4)], dropped: 2))
  }

  @Test func saysWhyNothingCouldBeRead() {
    #expect(throws: DecodingError.self) { try page(#"{"items": [{"id": "x"}, null]}"#) }
    #expect(throws: DecodingError.self) { try page(#"{"next": "c2"}"#) }
  }
}
