import BaseData
import Foundation
import Testing

/// Values that servers write as text or as a number.
nonisolated struct KeyedDecodingContainerTextTests {
  private struct Reply: Decodable {
    let id: String

    init(from decoder: any Decoder) throws {
      id = try decoder.container(keyedBy: CodingKeys.self).text(.id)
    }

    private enum CodingKeys: String, CodingKey {
      case id
    }
  }

  @Test(arguments: [
    (#""a-1""#, "a-1"), (#""""#, ""), ("3386000000000000123", "3386000000000000123"), ("-1", "-1"),
  ])
  func readsEither(json: String, text: String) throws {
    #expect(try JSONDecoder().decode(Reply.self, from: Data(#"{"id": \#(json)}"#.utf8)).id == text)
  }

  @Test(arguments: ["null", "true", "[]", "1.5"])
  func refusesAnythingElse(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Reply.self, from: Data(#"{"id": \#(json)}"#.utf8))
    }
  }
}
