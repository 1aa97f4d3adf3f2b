import Testing

@testable import Drawing
@testable import Ground
@testable import SwiftReading

/// No text at all makes the reader or the diagram crash, whatever is cut off or put in.
@Suite struct TypeReaderFuzzTests {
  private static let words = [
    "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "let", "var", "case",
    "func", "static", "weak", "private", "indirect", "where", "any", "A", "B", "登录", "{", "}", "(",
    ")", "[", "]", "<", ">", "-", ":", ",", ".", "=", "?", "!", "&", "@", "#if", "#endif", "\"",
    "`",
    "\n", ";", "//", "/*", "*/", "~", "\\(", "1", "\u{0}", "throws", "didSet",
  ]

  @Test func readsWords() {
    var generator = SeededGenerator(seed: 1)
    for length in 0..<600 {
      let text = (0..<(length % 60)).compactMap { _ in Self.words.randomElement(using: &generator) }
      check(Array(text.joined(separator: length.isMultiple(of: 3) ? "" : " ").utf8))
    }
  }

  @Test func readsBytes() {
    var generator = SeededGenerator(seed: 2)
    for length in 0..<300 {
      check((0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test(arguments: [
    "Sources/Scaffold/SwiftReading/Types/TypeTextReader.swift",
    "Sources/Scaffold/Generation/Plan/Change.swift",
    "Tests/ScaffoldTests/Drawing/Diagram/DiagramSamples.swift",
  ])
  func readsWhatIsCutOff(path: String) throws {
    let bytes = Array(try Repository.read(path).utf8)
    for end in stride(from: 0, to: bytes.count, by: 101) {
      check(Array(bytes[..<end]))
      check(Array(bytes[end...].prefix(1500)))
    }
  }

  /// Nesting as deep as this must take neither long nor the stack.
  @Test(arguments: [
    "struct A {", "let a: [", "let a: (", "let a = B<", "case a(", "struct A<B<",
    "struct A where B",
    "@a(", "@a<", "typealias A", "func a(", "{", "(",
  ])
  func readsDeepNesting(opening: String) {
    let text = "enum A {\n" + String(repeating: opening + "\n", count: 4_000)
    check(Array(text.utf8), isDrawn: false)
  }

  private func check(_ bytes: [UInt8], isDrawn: Bool = true) {
    let source = SwiftSource(bytes)
    let outlines = TypeReader.outlines(of: source)
    #expect(outlines.allSatisfy { bytes.indices.contains($0.place) && !$0.name.isEmpty })
    guard isDrawn, !outlines.isEmpty, let path = try? ProjectPath("View/A.swift") else { return }
    let diagram = ClassDiagram(module: "A", files: [(path, "View", source)])
    let names = Set(diagram.tiers.flatMap(\.types).map(\.name) + diagram.outside.map(\.name))
    #expect(diagram.relations.allSatisfy { names.contains($0.from) && names.contains($0.to) })
    #expect(diagram.text(as: .svg).hasSuffix("</svg>\n"))
  }
}
