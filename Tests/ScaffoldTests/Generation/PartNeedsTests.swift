import Testing

@testable import Generation
@testable import Model
@testable import SwiftReading
@testable import Templates

/// The parts of the project's template say what they need, and no more: the types that their files name.
@Suite struct PartNeedsTests {
  private struct Files {
    let choice: PartChoice
    /// The words of each part's files, and of those that are always there, under an empty name.
    var words: [String: Set<String>] = [:]
    var shared: Set<String> = []

    init() throws {
      choice = try Catalog.embedded.template(named: "project").choice
      for (path, text) in try Catalog.embedded.files(of: "project")
      where path.hasSuffix(".swift") || path.hasSuffix(".swift.stencil") {
        let folder = String(path.prefix { $0 != "/" })
        let part = choice[folder] == nil ? "" : folder
        var asked = AskedParts(of: choice)
        asked.add(SwiftSource(Array(text.withoutTags.utf8)))
        words[part, default: []].formUnion(asked.parts.subtracting([part]))
      }
    }
  }

  private static let files = Result { try Files() }

  /// What a file names is there where the file is.
  @Test func nothingIsMissing() throws {
    let files = try Self.files.get()
    let choice = files.choice
    for part in choice.parts {
      let there = try Self.closure(of: part, in: choice)
      let missing = files.words[part.name, default: []].subtracting(there)
      #expect(missing.sorted() == [], "\(part.name)")
    }
  }

  /// The parts that are there where one is, with whatever brings it.
  private static func closure(of part: Part, in choice: PartChoice) throws -> Set<String> {
    var closed: Set<String> = [part.name]
    var next = part.needs + part.with
    while let name = next.popLast() {
      guard closed.insert(name).inserted, let other = choice[name] else { continue }
      next += other.needs + other.with
    }
    return closed
  }

  /// A part is in one language as in the other.
  @Test func eachSaysWhatItIs() throws {
    for part in try Self.files.get().choice.parts {
      #expect(part.summary.hasSuffix("."), "\(part.name)")
      #expect(part.translations["zh-Hans"]?.isEmpty == false, "\(part.name)")
    }
  }

  /// No word asks for two parts.
  @Test func aWordAsksForOnePart() throws {
    let choice = try Self.files.get().choice
    let words = Dictionary(
      grouping: choice.parts.flatMap { part in part.words.map { ($0, part.name) } }
    ) {
      $0.0
    }
    #expect(words.filter { $0.value.count > 1 }.keys.sorted() == [])
  }
}

extension String {
  /// The text without the tags of a template, whose words are none of Swift.
  fileprivate var withoutTags: String {
    replacing(/\{%.*?%\}|\{\{.*?\}\}/, with: "")
  }
}
