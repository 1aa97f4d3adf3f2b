import Testing

@testable import Speaking

/// What of a text nobody sees, and what is shown for it.
@Suite struct HiddenTextTests {
  /// What a name could hide behind, what it could turn round, and what a terminal obeys.
  static let hidden: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x061C...0x061C, 0x200B...0x200B, 0x200E...0x200F,
    0x2028...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB,
    0xFFFE...0xFFFF, 0xE0000...0xE007F, 0x1FFFE...0x1FFFF,
  ]

  @Test(arguments: hidden)
  func shows(_ range: ClosedRange<UInt32>) {
    for scalar in range.compactMap(Unicode.Scalar.init) {
      let digits = String(scalar.value, radix: 16)
      #expect("a\(scalar)b".escaped == "a\\u{\(digits)}b")
      #expect("登\(scalar)录".escaped == "登\\u{\(digits)}录")
      // A text may begin with it, or with what makes one character of the two.
      #expect("\(scalar)".escaped == "\\u{\(digits)}")
    }
  }

  @Test(arguments: [
    "", "plain", "登录", "é e\u{301}", "naïve", "한국어", "日本\u{E0100}", "مرحبا", "שלום", "ไทย",
    // Families, hearts, flags, keys.
    "👩‍👩‍👧", "❤️‍🔥", "🏳️‍🌈", "🇨🇳", "1️⃣", "👍🏽", "🧑🏽‍🚀",
    // Persian, Hindi, Sinhala, Malayalam.
    "می‌خواهم", "क्‍ष", "ශ්‍රී", "ന്‍ ", "50 %\u{202F}a\u{A0}b",
  ])
  func leavesWhatIsOrdinary(_ text: String) {
    #expect(text.escaped == text)
    #expect(text.escapedAsJSON == text)
    #expect(text.withoutHidden == text)
  }

  @Test(arguments: [
    ("Log\u{200D}in", #"Log\u{200d}in"#), ("登\u{200C}录", #"登\u{200c}录"#),
    ("a\u{FE0F}\u{FE0F}", "a\u{FE0F}\\u{fe0f}"), ("👩\u{200D}b", #"👩\u{200d}b"#),
    ("\u{FE0F}", #"\u{fe0f}"#), ("a\u{E0101}", #"a\u{e0101}"#), ("a\r\nb", #"a\u{d}\u{a}b"#),
    ("🏴\u{E0067}\u{E007F}", #"🏴\u{e0067}\u{e007f}"#),
  ])
  func showsJoinersThatJoinNothing(_ text: String, shown: String) {
    #expect(text.escaped == shown)
  }

  @Test func escapesInJSON() {
    #expect(
      "{\n\t\"a\u{202E}\": \"\u{E0041}\u{7F}\u{9B}👩‍👧\"\n}".escapedAsJSON
        == "{\n\t\"a\\u202e\": \"\\udb40\\udc41\\u007f\\u009b👩‍👧\"\n}")
    #expect("a\u{202E}\r\n\tb\u{2028}".withoutHidden == "a\u{FFFD}\u{FFFD}\n\tb\u{FFFD}")
  }

  /// A name cannot say a line of its own; a phrase can have lines.
  @Test func aValueIsInOneLine() {
    let name = "a\r\nerror: b"
    #expect(Message("no `\(name)`\nhere").text == "no `a\\u{d}\\u{a}error: b`\nhere")
    #expect(Message("\(lines: name)").text == name)
    #expect(Message.row("a\nb", "c").text == "a\nb; c")
  }
}
