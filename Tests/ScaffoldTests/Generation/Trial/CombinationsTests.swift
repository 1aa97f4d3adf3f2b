import Templates
import Testing

@testable import Generation

@Suite struct CombinationsTests {
  /// The variables of a template: a choice of three, a flag, a list of two words, a name.
  private static func variables() throws -> [Variable] {
    let info = """
      { "version": 1, "summary": "A.",
        "variables": [
          { "name": "kind", "type": "choice", "choices": ["a", "b", "c"], "default": "b" },
          { "name": "isOpen", "type": "flag" },
          { "name": "without", "type": "list", "choices": ["x", "y"], "default": ["x"] },
          { "name": "entity", "type": "identifier", "default": "{{ name }}" } ] }
      """
    return try Catalog(files: [("a/template.json", info)]).template(named: "a").info.variables
  }

  @Test func takesEveryCombinationOfWhatIsFew() throws {
    let combinations = Combinations(of: try Self.variables())

    let usual = combinations.all.filter { $0.name == "Sample" && $0.values["--entity"] == nil }
    #expect(
      usual.map(\.words) == [
        "Sample", "Sample --without ''", "Sample --without y", "Sample --without x,y",
        "Sample --is-open", "Sample --kind a", "Sample --kind c",
        "Sample --without '' --is-open", "Sample --without y --is-open",
        "Sample --without x,y --is-open", "Sample --kind a --without ''",
        "Sample --kind a --without y", "Sample --kind a --without x,y", "Sample --kind a --is-open",
        "Sample --kind c --without ''", "Sample --kind c --without y",
        "Sample --kind c --without x,y", "Sample --kind c --is-open",
        "Sample --kind a --without '' --is-open", "Sample --kind a --without y --is-open",
        "Sample --kind a --without x,y --is-open", "Sample --kind c --without '' --is-open",
        "Sample --kind c --without y --is-open", "Sample --kind c --without x,y --is-open",
      ])
    #expect(combinations.count == Combinations.Count(all: 120, tried: 120, changes: 3))
  }

  /// Where there are too many, those go that differ most from the defaults.
  static let bounds: [(most: Int, count: Combinations.Count)] = [
    (120, Combinations.Count(all: 120, tried: 120, changes: 3)),
    (119, Combinations.Count(all: 120, tried: 90, changes: 2)),
    (35, Combinations.Count(all: 120, tried: 35, changes: 1)),
    (10, Combinations.Count(all: 120, tried: 10, changes: 1)),
  ]

  @Test(arguments: bounds)
  func isBounded(_ most: Int, _ count: Combinations.Count) throws {
    let combinations = Combinations(of: try Self.variables(), most: most)

    #expect(combinations.count == count)
    #expect(combinations.all.count == count.tried)
  }

  @Test func aCoverHasEachAnswerOnce() throws {
    #expect(
      Combinations(of: try Self.variables()).cover.map(\.words) == [
        "Sample", "Sample --without ''", "Sample --without y", "Sample --without x,y",
        "Sample --is-open", "Sample --kind a", "Sample --kind c", "Sample --entity Thing",
      ])
  }
}
