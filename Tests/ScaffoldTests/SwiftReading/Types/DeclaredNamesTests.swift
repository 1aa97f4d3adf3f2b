import Testing

@testable import SwiftReading

/// Names by the types that they are members of.
@Suite struct DeclaredNamesTests {
  private let names = DeclaredNames(in: [
    Array(
      """
      protocol Loading: Sendable {
        associatedtype Item
        func load()
      }
      final class Model: Base, Loading {
        private let content = 1, phase = 2
        static let shared = Model()
        var rows: [Int] { content.rows }
        enum State { case idle, loaded([Row]) }
        override func viewDidLoad() {
          let local = 1
          func inner() {}
        }
        func load() {}
      }
      fileprivate func free() {}
      let slot: any Loading
      """.utf8),
    Array("extension Model {\n  typealias Rows = [Int]\n}\n".utf8),
  ])

  @Test func knowsWhatIsDeclaredWhere() {
    #expect(names.types == ["Loading", "Model", "State", "Rows"])
    #expect(names.free == ["free", "slot"])
    #expect(
      names.members == [
        "Loading": ["Item", "load"],
        "Model": ["content", "phase", "shared", "rows", "State", "load", "Rows"],
        "State": ["idle", "loaded"],
        "Rows": [],
      ])
  }

  @Test func findsMembersOfWhatATypeInherits() {
    var more = DeclaredNames(in: [Array("class Other: Model {}".utf8)])
    more.formUnion(names)
    #expect(more.has("content", in: "Other"))
    #expect(more.has("load", in: "Other"))
    #expect(!more.has("idle", in: "Other"))
  }

  @Test func takesAwayWhatOthersDeclareToo() {
    let other = DeclaredNames(in: [
      Array("class Model: Base { let content = 1 }\nprotocol Base { var rows: Int { get } }".utf8)
    ])
    let rest = names.subtracting(other)
    #expect(rest.members["Model"] == ["phase", "shared", "State", "load", "Rows"])
    #expect(!rest.types.contains("Model"))
  }
}
