import Testing

@testable import Fields
@testable import Model
@testable import SwiftReading
@testable import Templates

/// The names that no entity may have are those that the templates use.
@Suite struct EmittedTypeTests {
  @Test func listsTheTypesOfTheProject() throws {
    let types = try sources(of: "project") {
      ("/" + $0).contains("/Sources/") || ("/" + $0).contains("/Tests/Support/")
    }
    .flatMap(\.types).map(\.name)
    let listed = EmittedType.ofFields.union(EmittedType.ofProject.words)
    #expect(Set(types).subtracting(listed).sorted() == [], "missing")
    #expect(listed.subtracting(types).sorted() == [], "stale")
  }

  @Test func listsWhatAModuleUsesOfTheSystem() throws {
    let files = try sources(of: "module") { $0.contains(".swift") }
    let used = Set(files.flatMap(\.bareTypes)).subtracting(PlainType.names)
    let own = Set(files.flatMap(\.declaredNames))
    let words = used.subtracting(own).subtracting(EmittedType.ofProject.words)
      .subtracting(EmittedType.ofFields).subtracting(EmittedType.modules).filter {
        !SwiftKeyword.isReserved($0)
      }
    let listed = EmittedType.used.values.reduce(into: Set()) { $0.formUnion($1.words) }
    #expect(words.subtracting(listed).sorted() == [], "missing")
    #expect(listed.subtracting(words).sorted() == [], "stale")
  }

  @Test func listsWhatAModuleCallsItsTypes() throws {
    let declaration =
      /(?:actor|class|enum|protocol|struct|typealias) \{\{ (name|shown|entering|form\.stem) \}\}(\w+)/
    let screens = ["shown": "Detail", "entering": "Editor"]
    let suffixes = try Catalog.embedded.files(of: "module")
      .filter { $0.key.contains(".swift") && !$0.key.contains("Tests/") }
      .flatMap { $0.value.matches(of: declaration) }
      // What is in a form is called after an object.
      .filter { $0.1 != "form.stem" || $0.2 == "Form" }
      .flatMap { match in
        let suffix = String(match.2)
        return [suffix] + (screens[String(match.1)].map { [$0 + suffix] } ?? [])
      }
    #expect(Set(suffixes).sorted() == EmittedType.suffixes)
  }

  /// The Swift files of a template, with a name where a tag gives one.
  private func sources(
    of template: String, where isWanted: (String) -> Bool
  ) throws -> [SwiftSource] {
    try Catalog.embedded.files(of: template)
      .filter { $0.key.contains(".swift") && isWanted($0.key) }
      .map { SwiftSource(Array(Self.swift($0.value).utf8)) }
  }

  /// A template without its tags; `given_` stands for what a tag gives.
  private static func swift(_ template: String) -> String {
    template
      .replacing(/\{[%#].*?[%#]\}/.dotMatchesNewlines(), with: "")
      .replacing(/\{\{.*?\}\}/.dotMatchesNewlines(), with: "given_")
  }
}

extension SwiftSource {
  /// The names that begin with a capital and are no members; not those that a tag gave.
  fileprivate var bareTypes: [String] {
    tokens.indices.filter { index in
      isWord(at: index) && !says(".", at: index - 1) && !says("import", at: index - 1)
    }
    .map { self[$0] }
    .filter { $0.first?.isUppercase == true && !$0.contains("given_") && mentions($0) }
  }

  /// The names of all types, those inside others too.
  fileprivate var declaredNames: [String] {
    let words = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return tokens.indices.filter { words.contains(self[$0 - 1]) }.map { self[$0] }
  }
}
