import Testing

@testable import TerminalFace

/// Text of others, which must stay text.
struct HarmlessTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("中文 é 👩‍👩‍👧‍👦 🇨🇳 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "中文 é 👩‍👩‍👧‍👦 🇨🇳 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
    ("\u{1B}[2J\u{1B}[31mred", "␛[2J␛[31mred"),
    ("\u{1B}]0;title\u{7}", "␛]0;title␇"),
    ("\u{9B}31mred", "\u{FFFD}31mred"),
    ("\u{90}q\u{9C}", "\u{FFFD}q\u{FFFD}"),
    ("over\u{8}\u{8}write\u{7F}", "over␈␈write␡"),
    ("nul\0", "nul␀"),
    ("a\tb", "a b"),
    ("a\r\nb\rc\u{85}d\u{2028}e\u{2029}f", "a\nb\nc\nd\ne\nf"),
    ("user\u{202E}nimda", "usernimda"),
    ("\u{2066}x\u{2069}\u{200E}\u{200F}\u{061C}", "x"),
    ("pay\u{200B}pal\u{FEFF}\u{2060}\u{AD}", "paypal"),
    ("a\u{FFF9}b\u{FFFA}c\u{FFFB}", "abc"),
    ("\u{E0001}a\u{E0068}\u{E0069}x", "ax"),
    ("\u{3164}\u{115F}x", "x"),
    ("'; DROP TABLE status; --", "'; DROP TABLE status; --"),
    ("क्षि", "क्षि"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func staysText(text: String, expected: String) {
    #expect(text.harmless == expected)
    #expect(text.harmless.harmless == expected)
  }

  @Test func pilesNoMarksUp() {
    let tower = "a" + String(repeating: "\u{301}", count: 1000) + "b"

    #expect(tower.harmless == "a" + String(repeating: "\u{301}", count: 15) + "b")
  }

  /// There is no scalar that a line shows and a terminal obeys. The letters of Chinese and Korean
  /// and the planes above are left out, for speed.
  @Test func isHarmlessWhateverItIs() {
    let ranges: [ClosedRange<UInt32>] = [0...0x33FF, 0xF900...0xFFFF]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: ranges.joined().compactMap(Unicode.Scalar.init))
    let obeyed = Line(String(text)).text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }

    #expect(obeyed.map(\.value) == [])
  }
}
