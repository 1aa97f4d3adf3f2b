import Testing

@testable import Ground
@testable import Model

@Suite struct WordTableTests {
  private static let tables: [(name: String, table: WordTable)] = [
    ("Combine", SystemTypes.ofCombine), ("Darwin", SystemTypes.ofDarwin),
    ("Foundation", SystemTypes.ofFoundation), ("Observation", SystemTypes.ofObservation),
    ("Swift", SystemTypes.ofSwift), ("SwiftUI", SystemTypes.ofSwiftUI),
    ("Testing", SystemTypes.ofTesting), ("UIKit", SystemTypes.ofUIKit),
    ("languages", LanguageCode.known), ("the project", EmittedType.ofProject),
  ]

  @Test(arguments: [
    ("a", false), ("ab", true), ("abc", true), ("abcd", false), ("b", true), ("ba", false),
    ("z", true), ("zz", false), ("", false), ("ab abc", false), ("中文", true), ("中", false),
  ])
  func findsWholeWords(_ word: String, isThere: Bool) {
    let table = WordTable("ab abc\nb z\n中文")

    #expect(table.contains(word) == isThere)
  }

  @Test(arguments: ["", "a", "ab", "a b", "aa b c", "a bb cc d"] as [StaticString])
  func findsEachOfItsWords(_ text: StaticString) {
    let table = WordTable(text)

    #expect(table.words.filter { !table.contains($0) } == [])
    #expect(!table.contains("_") && !table.contains("bc") && !table.contains("~"))
  }

  @Test(arguments: tables)
  func allTablesAreInOrder(_ name: String, _ table: WordTable) {
    #expect(table.words == Set(table.words).sorted())
    #expect(table.words.allSatisfy(table.contains))
  }

  @Test func theWordsOfModulesAreInOrder() {
    for table in EmittedType.used.values { #expect(table.words == Set(table.words).sorted()) }
  }
}
