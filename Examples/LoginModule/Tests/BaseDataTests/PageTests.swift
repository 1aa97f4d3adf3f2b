import Core
import Foundation
import Testing

@testable import BaseData

nonisolated struct PageTests {
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

  @Test func dropsWhatCannotBeTurned() throws {
    let page = Page(items: [1, 2, 3], next: "c2", dropped: 1)

    let turned = try page.compactMap { number throws(AppError) in
      if number == 2 { throw .offline }
      return "\(number)"
    }

    #expect(turned == Page(items: ["1", "3"], next: "c2", dropped: 2))
    #expect(throws: AppError.offline) {
      try page.compactMap { _ throws(AppError) -> String in throw .offline }
    }
  }

  @Test func isPartOfAList() {
    let all = Array(1...5)

    #expect(Page(of: all, after: nil, size: 2) == Page(items: [1, 2], next: "2"))
    #expect(Page(of: all, after: "2", size: 2) == Page(items: [3, 4], next: "4"))
    #expect(Page(of: all, after: "4", size: 2) == Page(items: [5]))
    #expect(Page(of: all, after: "3", size: 2) == Page(items: [4, 5]))
    #expect(Page(of: all, after: "9", size: 2) == Page(items: []))
    #expect(Page(of: [Int](), after: nil) == Page(items: []))
  }
}
