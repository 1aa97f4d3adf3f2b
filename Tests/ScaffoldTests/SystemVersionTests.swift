import Foundation
import Testing

/// The compiler on Linux checks no availability of Apple's systems, so what is newer in the standard library
/// than the oldest systems of the tool and of what it emits (macOS 14, iOS 17) is looked for by its words.
@Suite struct SystemVersionTests {
  /// Patterns of what came with iOS 18 and macOS 15 or later, as Apple's documentation has it.
  private static let newer = [
    #"String\(validating:"#, #"String\(copying:"#, #"\b(UTF8Span|RawSpan|InlineArray|RangeSet)\b"#,
    #"\b(Mutex|Atomic)<"#, #"import Synchronization"#, #"\b(some|any) AsyncSequence<"#,
    #"\.indices\(where:"#, #"\.removeSubranges\("#, #"isolated deinit"#, #"Task\(name:"#,
    #"\bU?Int128\b"#, #"\bTaskExecutor\b"#, #"\.next\(isolation:"#,
  ]

  @Test(arguments: ["Sources", "Plugins", "Templates", "Examples/LoginModule"])
  func nothingIsNewerThanTheOldestSystem(in folder: String) throws {
    let pattern = try Self.pattern()
    let root = Repository.root.appending(path: folder).path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).filter { path in
      [".swift", ".swift.stencil"].contains(where: path.hasSuffix) && !path.contains(".build/")
    }
    #expect(!paths.isEmpty)
    let found = try paths.sorted().flatMap { path -> [String] in
      let text = try Repository.read(folder + "/" + path)
      guard Self.has(pattern, in: text) else { return [] }
      return text.split(separator: "\n").map(String.init)
        .filter { !$0.contains("///") && Self.has(pattern, in: $0) && !Self.isListOfNames($0) }
        .map { "\(folder)/\(path): \($0)" }
    }
    #expect(found == [])
  }

  /// A line of the tables in which the tool names Apple's types.
  private static func isListOfNames(_ line: String) -> Bool {
    line.hasPrefix("    ") && !line.contains("(") && !line.contains("=")
  }

  @Test func aNewerOneIsFound() throws {
    let pattern = try Self.pattern()
    #expect(Self.has(pattern, in: "    guard let text = String(validating: bytes, as: UTF8.self)"))
    #expect(!Self.has(pattern, in: "    guard let text = String(utf8: bytes)"))
  }

  /// Of Foundation, which looks through megabytes in a tenth of the time.
  private static func pattern() throws -> NSRegularExpression {
    try NSRegularExpression(pattern: newer.joined(separator: "|"))
  }

  private static func has(_ pattern: NSRegularExpression, in text: String) -> Bool {
    pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
