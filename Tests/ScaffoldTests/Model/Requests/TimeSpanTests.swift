import Templates
import Testing

@testable import Model

@Suite struct TimeSpanTests {
  @Test(arguments: [
    ("1s", 1, "1 second"), ("60s", 60, "60 seconds"), ("5m", 300, "5 minutes"),
    ("2h", 7_200, "2 hours"), ("1d", 86_400, "1 day"), ("007d", 604_800, "7 days"),
  ])
  func isANumberAndAUnit(text: String, seconds: Int, words: String) throws {
    #expect(
      try TimeSpan(text).value == ["seconds": .number(seconds), "words": .text(words)])
  }

  @Test(arguments: ["", "s", "60", "0s", "-1s", "1.5h", "5 m", "5M", "5w", "٥s", "123456s", "1s1s"])
  func refusesWhatIsNone(text: String) {
    #expect(
      complaint { try TimeSpan(text) }
        == "`\(text)` is no length of time; "
        + "write a whole number and `s`, `m`, `h` or `d`, such as `60s`")
  }
}
