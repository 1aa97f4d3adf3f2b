import Testing

@testable import Generation
@testable import Ground
@testable import Model
@testable import SwiftReading
@testable import Templates

/// The parts of the project's template say what they need, and no more: the types that their files name.
@Suite struct PartNeedsTests {
  private static let template = Result {
    try Catalog.embedded.template(named: "project")
  }

  /// What a file names is there where the file is: each part alone, with what it needs.
  @Test func nothingIsMissing() throws {
    let template = try Self.template.get()
    let project = ProjectFile(
      name: "Demo", layout: "package", ui: "both", modules: try ProjectPath("Sources/Modules"),
      languages: try Languages(["en"]))
    let generator = Generation.Generator(template: template, project: project, folder: nil)
    let answers = try Questionnaire(
      template: template,
      replies: Replies(values: ["--ui": "both"], flags: [], ask: nil, complain: { _ in })
    ).answers(name: "Demo", module: nil, known: [:], modules: [])
    // What `names` adds is how modules ask.
    let types = try Set(
      Catalog.embedded.files(of: "project").keys.compactMap { path in
        path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) }
      })
    var missing: Set<String> = []
    for part in template.choice.parts {
      let output = try generator.output(
        for: answers, past: ModulePast(parts: Set([part.name] + part.with)))
      let there = output.past.parts ?? []
      for (path, text) in output.files where path.isSwift {
        let source = SwiftSource(Array(text.utf8), countsLines: false)
        for index in source.tokens.indices where source.isWord(at: index) {
          let word = source.name(at: index)
          guard types.contains(word) else { continue }
          for other in template.choice.parts(askedForBy: word) where !there.contains(other) {
            missing.insert("\(path) names \(other)")
          }
        }
      }
    }
    #expect(missing.sorted() == [])
  }

  /// A part is in one language as in the other.
  @Test func eachSaysWhatItIs() throws {
    for part in try Self.template.get().choice.parts {
      #expect(part.summary.hasSuffix("."), "\(part.name)")
      #expect(part.translations["zh-Hans"]?.isEmpty == false, "\(part.name)")
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
