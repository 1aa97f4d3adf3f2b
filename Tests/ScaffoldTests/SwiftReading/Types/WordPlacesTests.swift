import Testing

@testable import SwiftReading

/// Where a file says `name`, as a table: `o` outside of all types, `i` in one, `b` behind a dot. Names of
/// one word do not count behind a dot, nor do those that are variables of the file.
@Suite struct WordPlacesTests {
  static let table: [(String, String)] = [
    ("let a = aName", "o"), ("let a = f(aName)", "o"), ("let a = f(b, aName)", "o"),
    ("let a = f(aName as B)", "o"), ("let a = f(b ? aName : c)", "o"), ("let a = [aName: 1]", "o"),
    ("let a = \"\\(aName)\"", "o"), ("let a = 0...aName", "o"),
    ("struct A { let a = aName }", "i"), ("extension A { func f() { aName() } }", "i"),
    ("struct A { func f() { self.aName() } }", "i"), ("struct A { let a = Self.aName }", "i"),
    ("struct A {}\nlet a = aName", "o"), ("struct A { let a = aName }\nlet a = aName", "oi"),
    ("let a = A.aName", "b"), ("let a = A().aName", "b"), ("let a = A(b: c())!.aName", "b"),
    ("let a = \"text\".aName", "b"), ("let a = b.aName", "b"), ("let a = b?.aName", "b"),
    ("let a = b.c!.aName", "b"), ("let a = b().aName", "b"), ("let a = b[0].aName", "b"),
    ("let a = .aName", "b"), ("return .aName", "b"), ("f { $0.aName }", "b"), ("#aName", "b"),
    ("func f() { let aName = 1 }", ""), ("func f() { var aName: A }", ""),
    ("func f() { if let aName { } }", "o"), ("func f() { if let aName, b { } }", "o"),
    ("func f() { let aName = 1; g(aName) }", ""), ("func f(aName: A) {}", ""),
    ("func f(of aName: A) {}", ""), ("init(a: A, aName: A) {}", ""),
    ("func f(a: A = g(aName: 1)) {}", ""), ("f(aName: 1)", ""), ("f(a, aName: 1)", ""),
    ("super.aName", ""), ("let aName = 1", ""), ("func aName() {}", ""), ("// aName", ""),
    ("enum A { case b(aName: A) }", ""),
    ("let a = b.name", ""), ("a().name; name", "o"), ("#name", "b"),
  ]

  @Test(arguments: table)
  func areTold(text: String, places: String) {
    let words = NameLists(of: text).words
    let keys = ["name", "aName"].map { SaidWord.key(of: NameKey($0)) }
    let found = words.first { keys.contains($0.key) }?.places ?? []
    let signs: [(SaidWord.Places, Character)] = [(.outside, "o"), (.inside, "i"), (.behind, "b")]
    #expect(String(signs.filter { found.contains($0.0) }.map(\.1)) == places)
  }

  /// What a `catch` and a setter have by themselves is nobody else's.
  @Test func implicitVariablesAreNoUses() {
    let text = "func f() { do {} catch { g(error) } }\nlet a = b.error"
    let key = SaidWord.key(of: NameKey("error"))
    #expect(!NameLists(of: text).words.contains { $0.key == key })
  }

  /// The type of which `name` is a member, as far as the file says.
  static let types: [(String, String)] = [
    ("let a = A.name", "A"), ("let a = A.B.name", "B"), ("let a = A().name", "A"),
    ("let a = A(b: c(D()))!.name", "A"), ("let a = \"text\".name", "String"),
    ("let a = 登录.name", "登录"), ("let a = Self.name", ""), ("let a = self.name", ""),
    ("let a = b().name", ""), ("let a = b[0].name", ""), ("let a = .name", ""),
    ("let a = b.name", ""), ("let b: C\nlet a = b.name", "C"), ("a = b.name\nlet b: C", "C"),
    ("let b = C()\nb.name", "C"), ("let b = C.d()\nb.name", "C"), ("let b = try C()\nb.name", "C"),
    ("let b: any C\nb.name", "C"), ("let b: C.D\nb.name", "D"), ("let b: c.D\nb.name", "D"),
    ("func f(b: C?) { b?.name }", "C"), ("func f(b: inout C) { b.name }", "C"),
    ("let _b: C\n_b.name", "C"), ("let `b`: C\nb.name", "C"), ("let b: C\na.b.name", "C"),
    ("let b: [C]\nb.name", ""), ("let b = c\nC.d; b.name", ""), ("let b = \"C\"\nb.name", ""),
    ("let b: C; let b: D\nb.name", ""), ("let b: C; let b: C\nb.name", "C"),
    ("if b == C.d { b.name }", ""), ("let b: C\nb.name; d.name; b.name", "C"),
    ("let a = return.name", ""), ("A.name; B.name", "A B"),
  ]

  @Test(arguments: types)
  func knowTheirTypes(text: String, types: String) {
    let found = NameLists(of: text).typed.filter { $0.one == NameKey("name").short }
    #expect(found.map(\.other) == types.split(separator: " ").map { NameKey(String($0)).short })
  }
}
