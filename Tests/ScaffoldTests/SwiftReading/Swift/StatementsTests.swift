import Testing

@testable import SwiftReading

/// Where statements and declarations end.
@Suite struct StatementsTests {
  @Test(arguments: rows) func ends(text: String, statements: [String]) {
    let source = SwiftSource(text)
    let found = source.statements(in: source.tokens.indices).map { tokens in
      tokens.map { source[$0] }.joined(separator: " ")
    }
    #expect(found == statements)
  }

  static let rows: [(String, [String])] = [
    ("", []),
    ("a\nb", ["a", "b"]),
    ("a; b", ["a ;", "b"]),
    ("let a =\n  b\n  + c\nd", ["let a = b + c", "d"]),
    ("a\n  .b()\n.c", ["a . b ( ) . c"]),
    ("struct A<\n  B\n>: C {}\nd", ["struct A < B > : C { }", "d"]),
    ("let a:\n  B<\n    C\n  >\ninit()", ["let a : B < C >", "init ( )"]),
    ("func a() ->\n  B {}\nc", ["func a ( ) - > B { }", "c"]),
    ("a!\nb?\nc", ["a !", "b ?", "c"]),
    ("a = 1...\nb", ["a = 1 . . .", "b"]),
    ("func a()\n  async throws\n  -> B\n{}\nc", ["func a ( ) async throws - > B { }", "c"]),
    ("@A\npublic\nstatic func b()\nc", ["@ A public static func b ( )", "c"]),
    ("open\nopen()", ["open", "open ( )"]),
    ("repeat {}\nwhile a\nwhile b {}", ["repeat { } while a", "while b { }"]),
    ("infix operator +++\nstruct A {}", ["infix operator + + +", "struct A { }"]),
    ("#if A\nlet b\n#else\nc\n#endif\nd", ["# if A", "let b", "# else", "c", "# endif", "d"]),
    ("a(\nb\n)\nc", ["a ( b )", "c"]),
    ("a(\nb\nc", ["a ( b", "c"]),
  ]

  @Test(arguments: starts) func knowsWhatStandsBefore(text: String, word: String, isOfType: Bool) {
    let source = SwiftSource(text)
    let start = DeclarationStart(of: source.tokens.indices, in: source)
    #expect(source[start.index] == word)
    #expect(start.isOfTheType == isOfType)
  }

  static let starts: [(String, String, Bool)] = [
    ("public private(set) var a", "var", false),
    ("private (set) static var a", "var", true),
    ("class override func a()", "func", true),
    ("class A {}", "class", false),
    ("static prefix func - (a: A)", "func", true),
    ("@available (iOS 17, *) @A(1) struct B {}", "struct", false),
    ("@escaping (A) -> B", "(", false),
    ("open(a)", "open", false),
    ("actor A {}", "actor", false),
    ("nonisolated(unsafe) let a", "let", false),
  ]

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "@a\n", "open\n", "open ", "struct A {\n", "struct A {", "struct A {}\n", "let a\n", "(]",
      "(])", "{", "}", "#if\n", "a +\n", ".a\n", "func a(\n", "case a(", "@a(\n", "A<",
    ])
  func takesNoTime(unit: String) {
    let text = Array(String(repeating: unit, count: 200_000 / unit.utf8.count).utf8)
    let source = SwiftSource(text)
    #expect(TypeReader.outlines(of: source).count <= text.count)
    #expect(SignatureReader.types(in: source, isOneTarget: true).count <= text.count)
    #expect(SwiftFlaws.of(text).count <= text.count)
  }
}
