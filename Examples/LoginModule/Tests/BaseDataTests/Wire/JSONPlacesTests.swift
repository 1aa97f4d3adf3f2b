import Core
import Foundation
import Testing

nonisolated struct JSONPlacesTests {
  @Test func findsNothingWhereThereIsNothing() {
    let places = JSONPlaces(Data(#"{"a": [1"#.utf8))

    #expect(places.text(at: [Key("b")]) == nil)
    #expect(places.text(at: [Key("a"), Key(1)]) == nil)
    #expect(places.text(at: [Key("a"), Key(0), Key("c")]) == nil)
    #expect(JSONPlaces(Data()).text(at: [Key("a")]) == nil)
  }

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ name: String) { (stringValue, intValue) = (name, nil) }
    init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }
  }
}
