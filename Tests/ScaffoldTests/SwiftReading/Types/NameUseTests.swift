import Testing

@testable import SwiftReading

/// Where a file uses a name, and what the name can be a member of there.
@Suite struct NameUseTests {
  /// What a file says, and the receivers of `content` in it.
  static let rows: [(text: String, receivers: [NameUse.Receiver])] = [
    ("let a = content", [.around([])]),
    ("extension Login {\n  var a: Int { content }\n}", [.around(["Login"])]),
    ("extension A.B {\n  struct C {\n    let a = self.content\n  }\n}", [.around(["C"])]),
    ("extension A.B {\n  struct C {\n    let a = content\n  }\n}", [.around(["C", "B"])]),
    ("func f(a: Login) { a.content }", [.value("a", types: ["Login"])]),
    ("func f(a: any Login?) { a?.content }", [.value("a", types: ["Login"])]),
    ("let a = Login()\nlet b = a!.content", [.value("a", types: ["Login"])]),
    ("let b = a.content", [.value("a", types: [])]),
    ("let b = Login.content", [.type("Login")]),
    ("let b = Login(name: \"\").content", [.type("Login")]),
    ("let b = \\Login.content", [.type("Login")]),
    ("let b = \"\\(content)\"", [.around([])]),
    ("let b = make().content", [.unknown]),
    ("let b = list.map { $0.content }", [.unknown]),
    ("func f() { return .content }", [.unknown]),
    ("let b = list.map(\\.content)", [.unknown]),
    ("if let content { }", [.around([])]),
    ("f(content)", [.around([])]),
    ("f(a ? content : b)", [.around([])]),
    ("f(content as Int)", [.around([])]),
    ("case content: f()", [.around([])]),
    // What is declared, is text, or belongs to something else.
    ("let content = 1", []),
    ("func content() {}", []),
    ("// content\nlet a = \"content\"", []),
    ("f(content: 1)", []),
    ("super.content()", []),
    ("func f() { let content = 1; print(content) }", []),
    ("func f(content: Int) { print(content) }", []),
    ("func f(of content: Int) { print(content) }", []),
    ("func f() { for content in list { print(content) } }", []),
    ("let a = list.map { content in content + 1 }", []),
    ("let a = list.map { [weak self] (content: Int) -> Int in content + 1 }", []),
    ("func f() { if case let .some(content) = a { print(content) } }", []),
    ("func f() { if case .some(let content) = a { print(content) } }", []),
    ("func f(content: Int?) { if let content { print(content) } }", []),
    ("func f() { a { content in if let content { print(content) } } }", []),
    ("func f() { guard let content else { return }; print(content) }", [.around([])]),
    // A variable of one function is none of another.
    ("func f(content: Int) {}\nfunc g() { content }", [.around([])]),
  ]

  @Test(arguments: rows)
  func knowsReceivers(_ row: (text: String, receivers: [NameUse.Receiver])) {
    let source = SwiftSource(Array(row.text.utf8))
    #expect(source.uses(of: [SoughtName("content")]).map(\.receiver) == row.receivers)
  }

  @Test func findsTypes() {
    let source = SwiftSource(Array("extension Login.State {\n  let a: Login\n}".utf8))
    #expect(source.uses(of: [SoughtName("Login")]).map(\.place) == [10, 33])
  }
}
