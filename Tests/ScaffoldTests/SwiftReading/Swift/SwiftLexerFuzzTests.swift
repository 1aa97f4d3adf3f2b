import Testing

@testable import Ground
@testable import SwiftReading

/// Whatever the bytes, the lexer gives tokens that make sense, and the imports are where it says.
@Suite struct SwiftLexerFuzzTests {
  static let words = [
    "import A", "import struct A.B", "@testable ", "@_spi(", "public ", "#if ", "#else\n",
    "#endif\n",
    "\"", "\"\"\"", "\"\"\"\n", "#\"", "\"#", "##\"\"\"\n", "\\(", "\\#(", "\\", "(", ")", "{", "}",
    "/*", "*/", "//", "/", "#/", "/#", "#/\n", "\n/#", "`", "`a b`", "@", ".", ",", ";", "#", "\n",
    "\r", "\r\n", " ", "\0", "\u{FEFF}", "登", "\u{301}", "x", "42", "#!", "class",
  ]

  @Test(arguments: 0..<40)
  func mutatedCode(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let code = Array(
      """
      #!/usr/bin/swift
      import Foundation; @testable import struct Core.User
      #if canImport(UIKit)
        @_spi(Inner) public import UIKit // import A
      #endif
      /* import /* B */ */
      let text = "a \\(call("b \\(c) import D") ?? #"\\#(e)"#) f", long = \"""
        import G \\(/[/"]+/)
        \"""
      let regex = #/ import " /#, `import H` = a / b / c
      import I

      """.utf8)
    for _ in 0..<25 { check(Self.mutated(code, using: &random)) }
  }

  @Test(arguments: 0..<40)
  func randomWordsAndBytes(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for length in 0..<50 {
      check((0..<length).flatMap { _ in Array(Self.words.randomElement(using: &random)!.utf8) })
      check((0..<length).map { _ in .random(in: 0...255, using: &random) })
    }
  }
}

extension SwiftLexerFuzzTests {
  /// The text with some of its parts taken out, put in, put elsewhere or cut off.
  private static func mutated(_ text: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var text = text
    for _ in 0...Int.random(in: 0..<6, using: &random) {
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 0..<40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text.removeSubrange(start..<end)
      case 1: text.insert(contentsOf: text[start..<end], at: end)
      case 2: text.removeSubrange(end...)
      case 3: for index in start..<end { text[index] = .random(in: 0...255, using: &random) }
      default: text.insert(contentsOf: words.randomElement(using: &random)!.utf8, at: start)
      }
    }
    return text
  }

  private func check(_ bytes: [UInt8]) {
    #expect(bytes.withUnsafeBufferPointer(problem(in:)) == nil, "\(bytes)")
  }

  /// What is wrong with what we make of a text; `nil` if nothing is.
  private func problem(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let all = tokens(of: SwiftLexer(bytes, keepingComments: true))
    var end = 0
    for token in all {
      if token.range.isEmpty || token.range.lowerBound < end { return "\(token) behind \(end)" }
      end = token.range.upperBound
    }
    if end > bytes.count { return "\(end) is beyond the end" }
    let code = tokens(of: SwiftLexer(bytes))
    if all.filter({ $0.kind != .comment }) != code { return "comments change the tokens" }
    return problem(with: ImportScanner.imports(in: bytes), in: bytes, words: code)
  }

  private func problem(
    with imports: [Import], in bytes: UnsafeBufferPointer<UInt8>, words: [SwiftToken]
  ) -> String? {
    let names = Set(words.lazy.filter { $0.kind == .word }.map(\.range))
    let lines = LineTable(of: Array(bytes))
    for found in imports {
      if lines.place(of: found.name.lowerBound) != (found.line, found.column) {
        return "\(found) is elsewhere"
      }
      if found.module.isEmpty || !names.contains(found.name) { return "\(found) has no name" }
    }
    // It stops at the last word `import`; one more at the end makes it read on.
    let longer = Array(bytes) + Array("\n//import".utf8)
    let again = longer.withUnsafeBufferPointer(ImportScanner.imports(in:))
    return again == imports ? nil : "it stops too early: \(imports), not \(again)"
  }

  private func tokens(of lexer: SwiftLexer) -> [SwiftToken] {
    var lexer = lexer
    var tokens: [SwiftToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }
}
