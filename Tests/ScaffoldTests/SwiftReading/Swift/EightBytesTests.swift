import Testing

@testable import SwiftReading

/// Eight bytes at a time say the same as one after another.
@Suite struct EightBytesTests {
  @Test func sayWhatBytesSayOneByOne() {
    var generator = SeededGenerator(seed: 11)
    let usual = Array("azAZ09_@[`{/: \n".utf8) + [0x00, 0x7F, 0x80, 0xC3, 0xFF]
    for _ in 0..<20_000 {
      let bytes = (0..<8).map { _ in
        Bool.random(using: &generator)
          ? usual.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
      }
      bytes.withUnsafeBufferPointer { buffer in
        let eight = EightBytes(buffer, at: 0)
        #expect(eight.wordLength == bytes.prefix(while: \.isPartOfWord).count, "\(bytes)")
        #expect(eight.blanks == bytes.prefix { $0 == UInt8(ascii: " ") }.count, "\(bytes)")
        for count in 1...9 {
          let hasCapital = bytes.prefix(count).contains { (65...90).contains($0) }
          #expect(eight.hasCapital(among: count) == hasCapital, "\(bytes) \(count)")
        }
      }
    }
  }

  @Test(arguments: UInt8.min...UInt8.max) func tellsBytesOfWords(_ byte: UInt8) {
    let isOfWord = Character(UnicodeScalar(byte)).isLetter || (48...57).contains(byte) || byte == 95
    #expect(byte.isPartOfWord == (byte >= 0x80 || isOfWord))
  }
}
