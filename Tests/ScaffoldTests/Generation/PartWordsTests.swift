import Testing

@testable import Templates

/// The parts of the project's template say what they are, and modules ask for them without doubt.
@Suite struct PartWordsTests {
  private static let template = Result {
    try Catalog.embedded.template(named: "project")
  }

  /// A part is in one language as in the other.
  @Test func eachSaysWhatItIs() throws {
    for part in try Self.template.get().choice.parts {
      #expect(part.info.summary.hasSuffix("."), "\(part.name)")
      #expect(part.info.translations["zh-Hans"]?.isEmpty == false, "\(part.name)")
    }
  }

  /// No word asks for two parts.
  @Test func aWordAsksForOnePart() throws {
    let choice = try Self.template.get().choice
    let words = Dictionary(
      grouping: choice.parts.flatMap { part in part.words.map { ($0, part.name) } }
    ) {
      $0.0
    }
    #expect(words.filter { $0.value.count > 1 }.keys.sorted() == [])
  }
}
