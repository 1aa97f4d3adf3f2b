import Testing

@testable import Scaffold

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
