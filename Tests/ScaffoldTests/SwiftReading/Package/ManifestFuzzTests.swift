import Testing

@testable import SwiftReading

/// Manifests that nobody would write.
@Suite struct ManifestFuzzTests {
  @Test(arguments: [
    "[", "(", "{", "!", "a+", "a.", "a ? b : ", "if a {} else ", "#if a\n#else", "\"\\(", "try ",
    "{ $0(", "func f(", "[a:", "let a = [", "extension A {", "modules += module(", "x[",
  ])
  func endsOn(repeated text: String) {
    let manifest = String(repeating: text, count: 1000)
    #expect(PackageTargets(manifest).targets == [])
  }

  /// Whatever it ends in the middle of, it ends.
  @Test(arguments: [
    "let x = .", "let x = [:", "let x = [a:", "let x = \\", "let x = \\.", "let x = $",
    "let x = a.", "let x = a ?", "let x = a ? .", "let x = \"\\(a", "let x: [", "let x = a as",
    "#if", "#if a\n#else", "func", "func f(a: ", "func f(a: Int...", "for", "for a in", "if let",
    "guard", "extension", "@", "private(", "x[", "x +=", "{ (a", "{ (a) -> ", "var x: Int { get",
  ])
  func endsOn(start text: String) {
    #expect(PackageTargets(text).targets == [])
  }

  /// Texts of a few lines that would take for ever, all the memory, or the stack.
  @Test(arguments: growing)
  func givesUp(_ name: String, _ manifest: String) {
    let evaluator = ManifestEvaluator(SwiftSource(Array(manifest.utf8)), steps: 50_000)
    #expect(evaluator.isLost)
  }

  private static func lines(_ first: String, _ numbers: ClosedRange<Int>, _ line: (Int) -> String)
    -> String
  {
    ([first] + numbers.map(line)).joined(separator: "\n")
  }

  static let growing: [(String, String)] = [
    ("text", lines("let a0 = \"0123456789\"", 1...60) { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }),
    ("list", lines("let a0 = [1, 2]", 1...60) { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }),
    ("tree", lines("let a0 = [1, 2]", 1...60) { "let a\($0) = [a\($0 - 1), a\($0 - 1)]" }),
    ("table", lines("let a0 = [1: 2]", 1...60) { "let a\($0) = [a\($0 - 1): a\($0 - 1)]" }),
    ("record", lines("let a0 = b(1)", 1...60) { "let a\($0) = b(a\($0 - 1), a\($0 - 1))" }),
    ("depth", lines("var a = [1]", 1...5_000) { _ in "a = [a]" }),
    (
      "branches",
      lines("func f0() -> Int { 1 }", 1...40) {
        "func f\($0)() -> Int { if x { return f\($0 - 1)() } else { return f\($0 - 1)() } }"
      } + "\nlet a = f40()"
    ),
    ("guards", lines("func f() {", 1...5_000) { _ in "guard x else { return }" } + "}\nf()"),
    (
      "closures",
      lines("func f() {\nlet a0 = { b() }", 1...500) { "let a\($0) = { a\($0 - 1)() }" } + "}\nf()"
    ),
    ("itself", "func f() -> Int { f() }\nlet a = f()"),
    ("loops", "var a = [1, 2]\nfor b in a { a += a }\n" + String(repeating: "a += a\n", count: 60)),
  ]

  /// Thousands of ways to go on are none too many, one behind the other.
  @Test func followsManyBranches() {
    let branches = String(repeating: "#if os(Linux)\nlet a = 1\n#endif\n", count: 3_000)
    let manifest =
      branches + "let package = Package(name: \"Kit\", targets: [.target(name: \"A\")])"
    #expect(PackageTargets(manifest).summary == ["regular A in Sources/A"])
  }

  @Test(arguments: 0..<(Repository.isLongRun ? 3000 : 20))
  func survivesChanges(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(try Repository.read("Templates/project/Package.swift.stencil").utf8)
    let signs = Array("(){}[]\"\\.,:=+?!#\n ".utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = signs.randomElement(using: &random) ?? 0
      case 1: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + 20))
      }
    }
    let read = PackageTargets(String(decoding: bytes, as: UTF8.self))
    #expect(read.targets.count <= 11)
  }
}
