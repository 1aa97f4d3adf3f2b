import Testing

@testable import Scaffold
@testable import Templates

@Suite struct EntityNameTests {
  /// Every type that the project's template declares would be hidden by an entity of its name.
  @Test func refusesEveryTypeOfTheProject() throws {
    let files = try Catalog.embedded.files(of: "project")
      .filter { $0.key.hasPrefix("Sources/") || $0.key.hasPrefix("Tests/Support/") }
    let kinds = ["struct", "class", "enum", "protocol", "actor"]
    var types: Set<String> = []
    for line in files.values.flatMap({ $0.split(separator: "\n") }) where line.first != " " {
      let words = line.split { !$0.isLetter && !$0.isNumber }
      guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }),
        kind + 1 < words.count, line.first != "/", !line.hasPrefix("import")
      else { continue }
      types.insert(String(words[kind + 1]))
    }
    #expect(types.count > 60)
    #expect(types.subtracting(EmittedType.names).sorted() == [])
  }

  @Test(arguments: [
    (
      "FeedHandler",
      "`FeedHandler` is a type that the generated code uses; choose another entity name"
    ),
    (
      "StubFeedHandler",
      "`StubFeedHandler` is a type that the generated code uses; choose another entity name"
    ),
    ("FeedData", "`FeedData` would clash with the target `FeedData`; choose another entity name"),
    ("AppError", "`AppError` is a type that the generated code uses; choose another entity name"),
  ])
  func refuses(_ name: String, saying message: String) throws {
    let module = try ModuleName("Feed")
    do {
      _ = try EntityName(name, of: module)
      Issue.record("\(name) was taken")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func refusesAModuleWhoseTypesWouldClash() {
    do {
      _ = try ModuleName("Error")
      Issue.record("it was taken")
    } catch {
      #expect(
        error.description
          == "`Error` would clash with the type `ErrorText`; choose another module name")
    }
  }
}
