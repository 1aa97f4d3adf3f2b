import Testing

@testable import SwiftReading

/// Where a file says `name`, as a table: `o` outside of all types, `i` in one, `t` behind a type, `v`
/// behind a value, `e` elsewhere, `d` as a variable.
@Suite struct WordPlacesTests {
  static let table: [(String, String)] = [
    ("let a = name", "o"), ("let a = f(name)", "o"), ("let a = f(b, name)", "o"),
    ("let a = f(name as B)", "o"), ("let a = f(b ? name : c)", "o"), ("let a = [name: 1]", "o"),
    ("let a = \"\\(name)\"", "o"), ("let a = 0...name", "o"),
    ("struct A { let a = name }", "i"), ("extension A { func f() { name() } }", "i"),
    ("struct A { func f() { self.name() } }", "i"), ("struct A { let a = Self.name }", "i"),
    ("struct A {}\nlet a = name", "o"), ("struct A { let a = name }\nlet a = name", "oi"),
    ("let a = A.name", "t"), ("let a = A().name", "t"), ("let a = A(b: c())!.name", "t"),
    ("let a = \"text\".name", "t"), ("let a = b.name", "v"), ("let a = b?.name", "v"),
    ("let a = b.c!.name", "v"), ("let a = b().name", "e"), ("let a = b[0].name", "e"),
    ("let a = .name", "e"), ("return .name", "e"), ("f { $0.name }", "e"), ("#name", "e"),
    ("func f() { let name = 1 }", "d"), ("func f() { var name: A }", "d"),
    ("func f() { if let name { } }", "o"), ("func f() { if let name, b { } }", "o"),
    ("func f() { let name = 1; g(name) }", "od"), ("func f(name: A) {}", "d"),
    ("func f(of name: A) {}", "d"), ("init(a: A, name: A) {}", "d"),
    ("func f(a: A = g(name: 1)) {}", ""), ("f(name: 1)", ""), ("f(a, name: 1)", ""),
    ("super.name", ""), ("let name = 1", ""), ("func name() {}", ""), ("// name", ""),
    ("enum A { case b(name: A) }", ""),
  ]

  @Test(arguments: table)
  func areTold(text: String, places: String) {
    let words = Array(text.utf8).withUnsafeBufferPointer { bytes in
      var names = NameSet()
      return TypeScanner.scan(bytes, names: &names).words
    }
    let key = SaidWord.key(of: NameKey("name"))
    let found = words.first { $0.key == key }?.places ?? []
    let signs: [(SaidWord.Places, Character)] = [
      (.outside, "o"), (.inside, "i"), (.behindType, "t"), (.behindValue, "v"), (.elsewhere, "e"),
      (.declared, "d"),
    ]
    #expect(String(signs.filter { found.contains($0.0) }.map(\.1)) == places)
  }

  /// What a `catch` and a setter have by themselves is nobody else's.
  @Test func implicitVariablesAreNoUses() {
    let text = "func f() { do {} catch { g(error) } }\nlet a = b.error"
    let words = Array(text.utf8).withUnsafeBufferPointer { bytes in
      var names = NameSet()
      return TypeScanner.scan(bytes, names: &names).words
    }
    let key = SaidWord.key(of: NameKey("error"))
    #expect(words.first { $0.key == key }?.places == .behindValue)
  }
}
