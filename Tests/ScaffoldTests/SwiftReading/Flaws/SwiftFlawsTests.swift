import Foundation
import Testing

@testable import SwiftReading

@Suite struct SwiftFlawsTests {
  static let flaws: [(text: String, offset: Int, words: String)] = [
    ("package struct {\n}", 8, "`struct` has no name behind it"),
    ("enum : String {}", 0, "`enum` has no name behind it"),
    ("func () {}", 0, "`func` has no name behind it"),
    ("let : Int = 1", 0, "`let` has no name behind it"),
    ("var = 1", 0, "`var` has no name behind it"),
    ("enum A { case }", 9, "`case` has no name behind it"),
    ("import\nlet", 7, "`let` has no name behind it"),
    ("struct A {", 9, "`{` is never closed"),
    ("f(1, [2)", 5, "`[` is never closed"),
    ("struct A {} }", 12, "`}` closes nothing"),
    ("let a = \"b", 8, "this text is never closed"),
    (#"let a = "b\""#, 8, "this text is never closed"),
    ("let a = \"\"\"\nb\n\"\"", 8, "this text is never closed"),
    ("let a = \"b \\(c\n", 8, "this text is never closed"),
    ("let a = \"b \\(c) d\n", 14, "this text is never closed"),
    ("let a = 1 /* b", 10, "this comment is never closed"),
    ("let a = 1 /* b /* c */", 10, "this comment is never closed"),
    ("let `a = 1", 4, "this name in backquotes is never closed"),
    ("#if a\nlet b = 1", 0, "`#if` has no `#endif`"),
    ("let b = 1\n#endif", 10, "`#endif` has no `#if` before it"),
    ("#else\n", 0, "`#else` has no `#if` before it"),
  ]

  @Test(arguments: flaws)
  func finds(_ text: String, at offset: Int, _ words: String) {
    let found = SwiftFlaws.of(Array(text.utf8))

    #expect(found.map { "\($0.offset) \($0.reason)" } == ["\(offset) \(words)"])
  }

  static let whole: [String] = [
    "", "struct A { class func b() {} }", "protocol P: class {}", "extension [Row] {}",
    ##"(#""""#, 0)"##, "func == (a: A, b: A) {}",
    "f(protocol: 1, struct: 2)", "url.extension", "let (a, b) = c", "if case .a(let b) = c {}",
    "\"a \\(b(\"c\")) d\"", "#\"a \"b\" \\#(c) \"#", "\"\"\"\n\"a\" \\(b)\n\"\"\"", #""\\""#,
    "/* a /* b */ c */", "// a /*", "let a = /[(]/", "case let (a, b): c", "switch a { case b: c }",
    "for case let a? in b {}", "#if a\n#elseif b\n#else\n#endif", "#selector(a)", "(let: 1)",
  ]

  @Test(arguments: whole)
  func takesForWhole(_ text: String) {
    #expect(SwiftFlaws.of(Array(text.utf8)) == [])
  }

  /// Files that compile have none.
  @Test func takesItsOwnSourcesForWhole() throws {
    let folder = "Sources/Scaffold/SwiftReading/"
    for name in ["Flaws", "Swift", "Types"] {
      for path in try Repository.files(in: folder + name) {
        #expect(SwiftFlaws.of(Array(try Repository.read(path).utf8)) == [], "\(path)")
      }
    }
  }
}
