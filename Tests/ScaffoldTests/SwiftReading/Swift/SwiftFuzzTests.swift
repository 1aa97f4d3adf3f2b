import Foundation
import Testing

@testable import Checking
@testable import SwiftReading

/// Whatever the bytes, everything that reads Swift comes back with places that are in the file.
@Suite struct SwiftFuzzTests {
  @Test func randomBytes() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1500 {
      let count = Int.random(in: 0..<80, using: &generator)
      Self.examine((0..<count).map { _ in .random(in: .min ... .max, using: &generator) })
    }
  }

  @Test func randomTokens() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<3000 {
      let count = Int.random(in: 1..<40, using: &generator)
      let text = (0..<count).map { _ in Self.tokens.randomElement(using: &generator) ?? "" }
      Self.examine(Array(text.joined().utf8))
    }
  }

  @Test func damagedFiles() throws {
    var generator = SeededGenerator(seed: 3)
    let files = try [
      "Package.swift", "Sources/Scaffold/SwiftReading/Swift/SwiftLexer.swift",
      "Tests/ScaffoldTests/SwiftReading/Swift/ImportScannerTests.swift",
    ].map { Array(try Repository.read($0).utf8).prefix(6000) }
    for file in files {
      for _ in 0..<40 {
        var bytes = Array(file)
        for _ in 0..<Int.random(in: 1..<12, using: &generator) { Self.damage(&bytes, &generator) }
        Self.examine(bytes)
      }
    }
  }

  @Test func knowsUTF8AsTheLibraryDoes() {
    var generator = SeededGenerator(seed: 5)
    let edges: [UInt8] = [
      0, 0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
      0xED,
      0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for round in 0..<20_000 {
      let count = Int.random(in: 0..<6, using: &generator)
      let padding = [UInt8](repeating: 0x61, count: round % 11)
      let bytes =
        padding + (0..<count).map { _ in edges.randomElement(using: &generator) ?? 0 } + padding
      let offset = bytes.withUnsafeBufferPointer(\.firstInvalidUTF8)
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      let isValidBefore = String(validating: bytes[..<(offset ?? 0)], as: UTF8.self) != nil
      if isValid != (offset == nil) || !isValidBefore {
        Issue.record("\(bytes) at \(offset as Any)")
      }
    }
  }

  private static let tokens = [
    "\"", "\"\"\"", "#", "##", "\\", "\\(", "\\#(", "/", "//", "/*", "*/", "#/", "/#", "(", ")",
    "[",
    "]", "{", "}", "<", ">", "`", "\n", "\r\n", "\r", " ", "  ", "@", ".", ",", ";", ":", "=",
    "-> ",
    "import ", "import", "A", "B.C", "登录", "\u{FEFF}", "\0", "struct ", "class ", "func ",
    "private ",
    "@testable ", "@_exported ", "#if ", "#endif", "// scaffold:allow tier why\n",
    "/* scaffold:allow */", "scaffold:allow", "let x = ", "e\u{301}", "👩‍👩‍👧",
  ]

  private static func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes[place] = .random(in: .min ... .max, using: &generator)
    case 1: bytes.remove(at: place)
    case 2:
      bytes.insert(contentsOf: (tokens.randomElement(using: &generator) ?? "").utf8, at: place)
    default: bytes.removeSubrange(place..<min(bytes.count - 1, place + 200))
    }
  }

  /// Reads the bytes in every way there is.
  private static func examine(_ bytes: [UInt8]) {
    let problem = bytes.withUnsafeBufferPointer { buffer in
      problemOfTokens(in: buffer) ?? problemOfImports(in: buffer) ?? problemOfPlaces(in: buffer)
    }
    if let problem { Issue.record("\(problem): \(bytes)") }
  }

  private static func problemOfTokens(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    for keepsComments in [false, true] {
      var lexer = SwiftLexer(bytes, keepingComments: keepsComments)
      var end = 0
      while let token = lexer.next() {
        if token.range.isEmpty || token.range.lowerBound < end { return "tokens out of order" }
        if !keepsComments, token.kind == .comment { return "a comment" }
        end = token.range.upperBound
      }
      if end > bytes.count { return "a token beyond the end" }
    }
    return nil
  }

  /// Words behind the last `import` do not change what is imported.
  private static func problemOfImports(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let imports = ImportScanner.imports(in: bytes)
    for statement in imports where !bytes.indices.contains(statement.name) {
      return "an import beyond the end"
    }
    var whole = Array(bytes)
    whole += Array("\n;let end = 1 // import".utf8)
    let all = whole.withUnsafeBufferPointer(ImportScanner.imports)
    return imports == all ? nil : "the last import"
  }

  private static func problemOfPlaces(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let table = LineTable(of: Array(bytes))
    for statement in ImportScanner.imports(in: bytes) {
      let place = table.place(of: statement.name.lowerBound)
      if (place.line, place.column) != (statement.line, statement.column) { return "a place" }
    }
    var (room, lists) = (TypeScanner.Room(), NameLists())
    let lastImport = TypeScanner.scan(bytes, &room, into: &lists)
    guard ImportScanner.imports(in: bytes, upTo: lastImport) == ImportScanner.imports(in: bytes)
    else {
      return "the imports up to the last one"
    }
    guard lists.named.allSatisfy({ bytes.indices.contains($0.offset) }) else { return "a type" }
    var lines = lists.declared.map { Int($0.line) } + lists.free.map { Int($0.line) }
    for allowance in Allowance.all(in: bytes) {
      lines += [allowance.line, allowance.lines.upperBound]
    }
    let last = table.place(of: bytes.count).line
    return lines.allSatisfy { (1...last).contains($0) } ? nil : "a line beyond the end"
  }
}
