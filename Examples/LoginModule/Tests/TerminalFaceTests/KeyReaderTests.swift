import Testing

@testable import TerminalFace

/// The bytes of keys, whole and in pieces.
struct KeyReaderTests {
  private func keys(_ pieces: [UInt8]..., thenQuiet: Bool = false) -> [Key] {
    var reader = KeyReader()
    let keys = pieces.flatMap { reader.read($0) }
    return keys + (thenQuiet ? reader.quiet() : [])
  }

  @Test(
    arguments: [
      ("a", ["a"]), ("Q ~", ["Q", " ", "~"]), ("é", ["é"]), ("中文", ["中", "文"]), ("👩", ["👩"]),
      ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
      ("\u{8}", [.backspace]), ("\u{3}", [.interrupt]), ("\u{4}", [.endOfInput]),
      ("\u{1A}", [.suspend]), ("\u{C}", [.redraw]), ("\u{15}\u{17}", [.deleteLine, .deleteWord]),
      ("\u{1}\u{5}\u{2}\u{6}", [.home, .end, .left, .right]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OA\u{1B}OB\u{1B}OH\u{1B}OF", [.up, .down, .home, .end]),
      (
        "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
        [.home, .end, .home, .end, .home, .end]
      ),
      ("\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}[Z", [.pageUp, .pageDown, .delete, .backTab]),
      ("\u{1B}[1;5A\u{1B}[5;2~", [.up, .pageUp]),
      ("\u{1B}q", [.escape, "q"]), ("\u{1B}\u{3}", [.escape, .interrupt]),
      ("\u{1B}\u{1B}[A", [.escape, .up]),
    ] as [(String, [Key])])
  func reads(text: String, expected: [Key]) {
    #expect(keys(Array(text.utf8)) == expected)
  }

  @Test(arguments: ["中👩é", "\u{1B}[5~\u{1B}OA\u{1B}[1;5Bx"])
  func readsPiecesAsTheWhole(text: String) {
    var reader = KeyReader()
    #expect(text.utf8.flatMap { reader.read([$0]) } == keys(Array(text.utf8)))
  }

  @Test func onlyTimeTellsTheEscapeKey() {
    #expect(keys([0x1B]) == [])
    #expect(keys([0x1B], thenQuiet: true) == [.escape])
    #expect(keys([0x1B, 0x5B], thenQuiet: true) == [])
    #expect(keys(Array("a".utf8), thenQuiet: true) == ["a"])
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], ["a"]),
      ([0x80, 0x61], ["a"]),
      ([0xE4, 0xB8, 0x61], ["a"]),
      ([0xE4, 0x1B, 0x5B, 0x41], [.up]),
      ([0xC0, 0x80, 0x61], ["a"]),
      ([0xED, 0xA0, 0x80, 0x61], ["a"]),
      ([0xC2, 0x9B, 0x61], ["a"]),
      ([0x00, 0x1C, 0x61], ["a"]),
      ([0x1B, 0x5B, 0x39, 0x39, 0x7E, 0x61], ["a"]),
      ([0x1B, 0x5B, 0x31, 0x0D, 0x61], [.enter, "a"]),
    ] as [([UInt8], [Key])])
  func dropsWhatIsNoKey(bytes: [UInt8], expected: [Key]) {
    #expect(keys(bytes) == expected)
  }

  @Test func waitsForNoSequenceWithoutEnd() {
    let endless = [UInt8(0x1B), 0x5B] + Array(repeating: 0x31, count: 32)

    #expect(keys(endless + Array("1ab".utf8)) == ["a", "b"])
  }

  /// 500 bytes at random, 100 times: nothing ends it, and no key is a control character.
  @Test func survivesNoise() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<100 {
      var reader = KeyReader()
      let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &random) }
      let harmful = reader.read(bytes).filter { key in
        guard case .character(let character) = key else { return false }
        return character.unicodeScalars.contains { $0.properties.generalCategory == .control }
      }
      #expect(harmful == [])
      _ = reader.quiet()
      _ = reader.read(Array("\u{7F}AAAA~~~".utf8))
      #expect(reader.read([0x03]) == [.interrupt])
    }
  }
}
