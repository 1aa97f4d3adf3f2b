import Testing

@testable import SwiftReading

/// What counts as an import, as a table: a text, and the modules it imports.
@Suite struct ImportScannerTests {
  static let texts: [(String, String)] = [
    ("", ""),
    ("import Foundation", "Foundation"),
    ("import Foundation\n", "Foundation"),
    ("import A\nimport B\nimport A\n", "A B A"),
    ("\u{FEFF}import A", "A"),
    ("#!/usr/bin/swift\nimport A", "A"),
    ("#!/usr/bin/import A\nimport B", "B"),
    ("import A\r\nimport B\r\n", "A B"),
    ("import A\rimport B", "A B"),
    ("\timport\tA", "A"),
    ("import\nA", "A"),
    ("import /* from */ A", "A"),
    ("import A; import B;import C", "A B C"),
    ("import A.B", "A"),
    ("import A.B.C", "A"),
    ("import struct A.B", "A"),
    ("import class A.B", "A"),
    ("import enum A.B", "A"),
    ("import protocol A.B", "A"),
    ("import typealias A.B", "A"),
    ("import func A.b", "A"),
    ("import let A.b", "A"),
    ("import var A.b", "A"),
    ("import func A.==\nimport B", "A B"),
    ("import `protocol`", "protocol"),
    ("import 登录Data", "登录Data"),
    ("import _Concurrency", "_Concurrency"),
    ("@testable import A", "A"),
    ("@testable\nimport A", "A"),
    ("@preconcurrency import A", "A"),
    ("@_exported import A", "A"),
    ("@_implementationOnly import A", "A"),
    ("@_spi(Inner) import A", "A"),
    ("@_spi(Inner) @testable public import A", "A"),
    ("internal import A", "A"),
    ("package import A", "A"),
    ("public import A", "A"),
    ("private import A", "A"),
    ("fileprivate import A", "A"),
    ("@preconcurrency internal import struct A.B", "A"),
    // Comments.
    ("// import A", ""),
    ("/// import A\nimport B", "B"),
    ("/* import A */ import B", "B"),
    ("/* /* import A */ import B */ import C", "C"),
    ("/* import A", ""),
    ("/**/import A", "A"),
    ("/*/ import A */import B", "B"),
    ("import A // import B", "A"),
    ("let x = 1 /* \" */\nimport A", "A"),
    ("// \"\"\"\nimport A", "A"),
    // Texts.
    ("let x = \"import A\"", ""),
    ("let x = \"\\\"import A\"; import B", "B"),
    ("let x = \"\"\"\n  import A\n  \"\"\"\nimport B", "B"),
    ("let x = \"\"\"\n  \\\"\"\"\n  import A\n  \"\"\"\nimport B", "B"),
    ("let x = #\"import \"A\"\"#\nimport B", "B"),
    ("let x = ##\"\"# import A\"##\nimport B", "B"),
    ("let x = #\"\"\"\n\"\"\"\nimport A\n\"\"\"#\nimport B", "B"),
    ("let x = #\"\"\"#\nimport A", "A"),
    ("let x = \"\"\nimport A", "A"),
    ("let x = \"// \"\nimport A", "A"),
    ("let x = \"/*\"\nimport A", "A"),
    ("let x = \"\\(\"import A\")\"\nimport B", "B"),
    ("let x = \"\\(f(\"import A\", (1)))import B\"\nimport C", "C"),
    ("let x = \"\"\"\n\\(\nf(\"import A\"))\nimport B\n\"\"\"\nimport C", "C"),
    ("let x = #\"\\(import A\"#\nimport B", "B"),
    ("let x = #\"\\#(f(\"import A\"))import B\"#\nimport C", "C"),
    ("let x = \"\\(/* \" */ 1) import A\"\nimport B", "B"),
    ("let x = \"never closed\nimport A", "A"),
    ("let x = \"never \\(closed\nimport A", "A"),
    ("let x = \"\\\nimport A", "A"),
    ("let x = \"\"\"\nnever closed\nimport A", ""),
    // Regular expressions.
    ("let x = /\"/\nimport A", "A"),
    ("let x = /\"import A/\nimport B", "B"),
    ("let x = /a\\/\"/\nimport A", "A"),
    ("let x = #/\"/#\nimport A", "A"),
    ("let x = #/a/b\"/#\nimport A", "A"),
    ("let x = ##/\"/# \"/##\nimport A", "A"),
    ("let x = #/\n  import A\n  \"\n/#\nimport B", "B"),
    ("let x = f(/\"/)\nimport A", "A"),
    ("let x = [/[\")]/, /(\")/]\nimport A", "A"),
    ("let x = a / b; let y = \"import A\" / c", ""),
    ("let x = a/b + \"/import A\"\nimport B", "B"),
    ("let x = reduce(1, /) + \"import A\"\nimport B", "B"),
    ("let x = f(/, \"(\") / \"import A\"\nimport B", "B"),
    // Branches.
    (
      "#if os(Linux)\nimport A\n#elseif DEBUG\nimport B\n#else\nimport C\n#endif\nimport D",
      "A B C D"
    ),
    ("#if canImport(A)\nimport A\n#endif", "A"),
    ("#if swift(>=5.9)\n  internal import A\n#else\n  import A\n#endif", "A A"),
    // Words that are none.
    ("let important = 1; important A", ""),
    ("reimport A", ""),
    ("importA", ""),
    ("x.import\nimport A", "A"),
    ("x.import(A)", ""),
    ("f(import: A)", ""),
    ("f(a, import: B)", ""),
    ("func f(import a: Int, import b: Int) {}", ""),
    ("let `import` = A", ""),
    ("case `import`\nimport A", "A"),
    ("@import A", ""),
    ("#import A", ""),
    ("import", ""),
    ("import \"A\"", ""),
    ("import import A", "A"),
    ("let `two words import A` = 1\nimport B", "B"),
    ("let x = ` import\nimport A", "A"),
    ("struct S {}\nimport A", "A"),
    ("func f() { }; import A", "A"),
  ]

  @Test(arguments: texts)
  func finds(text: String, modules: String) {
    #expect(imports(in: text).map(\.module).joined(separator: " ") == modules)
  }

  @Test func tellsWhereAndHow() {
    let text = """
      import A
      #if DEBUG
        @testable import B; @_exported import C
      #endif
      @_exported
      @_spi(X)
      public import struct `D`.E
      import F

      """
    #expect(
      imports(in: text) == [
        Import("A", name: 7..<8, at: (1, 8)),
        Import("B", name: 38..<39, at: (3, 20), [.isTestable, .isConditional]),
        Import("C", name: 59..<60, at: (3, 41), [.isExported, .isConditional]),
        Import("D", name: 109..<112, at: (7, 22), [.isExported, .isPublic]),
        Import("F", name: 122..<123, at: (8, 8)),
      ])
  }

  @Test(arguments: [
    ("comments", String(repeating: "/*", count: 10_000), String(repeating: "*/", count: 10_000)),
    ("interpolations", "let x = " + String(repeating: "\"\\(", count: 10_000), "\n"),
    ("brackets", String(repeating: "([{", count: 10_000), ""),
    ("branches", String(repeating: "#if A\n", count: 10_000), ""),
  ])
  func isNotDeep(of what: String, opening: String, closing: String) {
    #expect(imports(in: opening + closing + "\nimport A").map(\.module) == ["A"])
  }

  private func imports(in text: String) -> [Import] {
    Array(text.utf8).withUnsafeBufferPointer { ImportScanner.imports(in: $0) }
  }
}
