/// Finds the imports of a Swift file.
///
/// It reads no further than the last word `import`, which in most files stands near the top.
package struct ImportScanner {
  private var lexer: SwiftLexer
  private var lines: LineCounter
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the last word `import` stands.
  private let last: Int
  private var imports: [Import] = []

  /// The tokens before the one that is being read.
  private var before = Before()
  private var conditions = 0

  /// The imports in the order of the file.
  package static func imports(in bytes: UnsafeBufferPointer<UInt8>) -> [Import] {
    imports(in: bytes, upTo: TextSearch.importWord.lastWord(in: bytes))
  }

  /// - Parameter last: where the last word `import` stands, for whoever knows it; `nil` if there is none.
  package static func imports(
    in bytes: UnsafeBufferPointer<UInt8>, upTo last: Int?
  ) -> [Import] {
    guard let last else { return [] }
    var scanner = ImportScanner(bytes, last: last)
    scanner.scan()
    return scanner.imports
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, last: Int) {
    self.bytes = bytes
    self.last = last
    lexer = SwiftLexer(bytes)
    lines = LineCounter(bytes)
  }
}

extension ImportScanner {
  /// The part that was read of a statement that may become an import.
  private struct Before {
    /// The sign or the first byte of the word just before; 0 at the start.
    var byte: UInt8 = 0
    var isAttribute = false
    var brackets = 0
    var traits: Import.Traits = []
  }

  private mutating func scan() {
    var next = lexer.next()
    while let token = next, token.range.lowerBound <= last {
      if token.kind == .word, says("import", token), !isName {
        next = readImport()
      } else {
        note(token)
        next = lexer.next()
      }
    }
  }

  /// True if a word is the name of a member, a label, an attribute or a directive here.
  private var isName: Bool {
    switch before.byte {
    case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "@"),
      UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// Reads what stands behind `import`.
  ///
  /// - Returns: the first token behind the statement.
  private mutating func readImport() -> SwiftToken? {
    defer { before = Before() }
    var next = lexer.next()
    if let kind = next, Self.kinds.contains(where: { says($0, kind) }) { next = lexer.next() }
    guard let name = next, name.kind == .word, !says("import", name) else { return next }
    append(name)
    next = lexer.next()
    // `Foo.Bar`, `Foo.==`: only the module counts.
    while let token = next, says(".", token) {
      next = lexer.next()
      if next?.kind == .word { next = lexer.next() }
    }
    return next
  }

  private mutating func append(_ name: SwiftToken) {
    let place = lines.place(of: name.range.lowerBound)
    let isQuoted = bytes[name.range.lowerBound] == UInt8(ascii: "`")
    let range =
      isQuoted
      ? name.range.lowerBound + 1..<name.range.upperBound - 1 : name.range
    var traits = before.traits
    if conditions > 0 { traits.insert(.isConditional) }
    imports.append(
      Import(
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self),
        name: name.range, at: place, traits))
  }

  /// Remembers a token that is not part of an import.
  private mutating func note(_ token: SwiftToken) {
    let byte = token.kind == .literal ? UInt8(ascii: "\"") : bytes[token.range.lowerBound]
    defer { before.byte = byte }
    if before.brackets > 0 || before.isAttribute && byte == UInt8(ascii: "(") {
      // `@_spi(Name)`: what is in the brackets belongs to the attribute.
      before.brackets += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
    } else if token.kind == .word, before.byte == UInt8(ascii: "@") {
      before.isAttribute = true
      if says("testable", token) { before.traits.insert(.isTestable) }
      if says("_exported", token) { before.traits.insert(.isExported) }
    } else if token.kind == .word, before.byte == UInt8(ascii: "#") {
      noteDirective(token)
    } else if says("public", token) {
      before.traits.insert(.isPublic)
    } else if says("package", token) {
      before.traits.insert(.isOfPackage)
    } else if byte != UInt8(ascii: "@"), !Self.narrow.contains(where: { says($0, token) }) {
      before = Before()
    }
  }

  private mutating func noteDirective(_ word: SwiftToken) {
    if says("if", word) {
      conditions += 1
    } else if says("endif", word) {
      conditions = max(0, conditions - 1)
    }
    before = Before()
  }

  private func says(_ text: StaticString, _ token: SwiftToken) -> Bool {
    let range = token.range
    guard range.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count
    where bytes[range.lowerBound + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// `import struct Module.Name` names a declaration: its kind stands before the module.
  private static let kinds: [StaticString] = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private static let narrow: [StaticString] = ["fileprivate", "internal", "private"]
}
