import Testing

@testable import Ground

@Suite struct TextPackerTests {
  /// Texts of all sizes that repeat themselves, near and far, a little and all over.
  @Test(arguments: 0..<200)
  func givesBackWhatItPacked(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    let letters = UInt8.random(in: 0...255, using: &random)
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let count = Int.random(in: 0...400, using: &random)
      if Bool.random(using: &random), let start = bytes.indices.randomElement(using: &random) {
        // A stretch that goes on into itself.
        for index in start..<start + count { bytes.append(bytes[index]) }
      } else {
        for _ in 0..<count { bytes.append(UInt8.random(in: 0...letters, using: &random)) }
      }
    }
    #expect(TextPacker.unpacked(TextPacker.packed(bytes)) == bytes)
  }

  @Test(arguments: [
    [], [0], [255], Array("abc".utf8), [UInt8](repeating: 7, count: 100_000),
  ])
  func packsTheSmallestAndTheDullest(_ bytes: [UInt8]) {
    #expect(TextPacker.unpacked(TextPacker.packed(bytes)) == bytes)
  }

  /// What is damaged is another text or none, and never harm.
  @Test(arguments: 0..<200)
  func livesThroughDamage(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let text = String(repeating: "func load() async throws -> Item { ", count: seed)
    var packed = TextPacker.packed(Array(text.utf8))
    for _ in 0...seed % 4 {
      let place = try #require(packed.indices.randomElement(using: &random))
      packed[place] = UInt8.random(in: 0...255, using: &random)
    }
    packed.removeLast(seed % 3)
    _ = TextPacker.unpacked(packed)
    #expect(Base64.bytes(of: Base64.text(of: packed)) == packed)
  }
}
