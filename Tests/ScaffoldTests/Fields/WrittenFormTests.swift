import Testing

@testable import Fields

/// What single texts look like.
@Suite struct WrittenFormTests {
  /// The same as the `Date(wireText:)` of every project reads.
  @Test(arguments: [
    "2026-01-31", "2026-01-01T08:00", "2026-01-01T08:00:00", "2026-01-01 08:00:00",
    "2026-01-01T08:00:00Z", "2026-01-01T08:00:00.123+08:00", "2026-01-01T08:00:00,1-0530",
    "2026-01-01T08:00:00 +0000", "2026-01-01T08:00:00+08", "2026-01-01 08:00:00 UTC",
    "2024-02-29", "2000-02-29", "Tue Feb 17 21:04:52 +0800 2015", "Thu Jan 1 08:00:00 +0000 2026",
    "Thu, 01 Jan 2026 08:00:00 GMT", "Thu, 1 Jan 2026 08:00:00 -0700",
  ])
  func isAMoment(_ text: String) { #expect(text.has(WrittenMoment.isMoment)) }

  @Test(arguments: [
    "", "2026", "2026-1-1", "2026-13-01", "2026-02-29", "1900-02-29", "2026-01-00", "2026-01-32",
    "2026-01-01T24:00:00", "2026-01-01T08:60", "2026-01-01T08:00:60", "2026-01-01T08:00:00.",
    "2026-01-01T08:00:00.1234567890", "2026-01-01T08:00:00X", "2026-01-01T08:00:00Zx",
    "2026-01-01T08:00:00+24:00", "2026-01-01T08:00:00+08:60", "2026-01-01T08", "01/31/2026",
    "Tue Feb 17 21:04:52 2015", "Tue Foo 17 21:04:52 +0800 2015", "Jan 1, 2026", "20260131",
    "Thu, 01 Jan 2026 08:00:00 PST", "2026-01-31T08:00:00+08:00[Asia/Shanghai]",
  ])
  func isNoMoment(_ text: String) { #expect(!text.has(WrittenMoment.isMoment)) }

  @Test(arguments: [("2026-01-31", true), ("2026-01-31T00:00:00Z", false), ("2026-02-30", false)])
  func isADay(_ text: String, isDay: Bool) { #expect(text.has(WrittenMoment.isDay) == isDay) }

  @Test(arguments: [
    ("0", true, true, 0), ("-12", true, true, -12), ("1.0", true, true, 1),
    ("0.10", true, true, nil), ("1e3", true, true, 1000), ("1.25e1", true, true, nil),
    ("9007199254740993", false, true, 9_007_199_254_740_993),
    ("0.30000000000000004", true, true, nil), ("0.300000000000000041", false, true, nil),
    ("1e400", false, false, nil), ("1e-200", true, false, nil),
    ("12345678901234567890123456789012345678", false, true, nil),
    ("123456789012345678901234567890123456789", false, false, nil),
  ])
  func numbers(_ text: String, inDouble: Bool, inDecimal: Bool, int: Int?) throws {
    let number = try #require(WrittenNumber(text.utf8))
    #expect(number.isInDouble == inDouble)
    #expect(number.isInDecimal == inDecimal)
    #expect(number.int == int)
  }

  @Test(arguments: ["", "-", ".5", "1.", "1e", "1,5", "0x1", "1 ", "+1", "1e99999999999999999999"])
  func isNoNumber(_ text: String) { #expect(WrittenNumber(text.utf8) == nil) }

  @Test(arguments: [
    ("a@b.co", true), ("a.b+c@d-e.org", true), ("@b.co", false), ("a@b", false), ("a@.co", false),
    ("a@b.", false), ("a b@c.de", false), ("a@b@c.de", false),
  ])
  func mail(_ text: String, isMail: Bool) { #expect(text.has(\.isEmail) == isMail) }

  @Test(arguments: [
    ("http://a", true), ("https://a.b/c?d=%20#e", true), ("https://", false), ("ftp://a", false),
    ("https://a/%2", false), ("https://a/\"", false), ("//a.b/c", false), ("https:///a", false),
  ])
  func addresses(_ text: String, isAddress: Bool) { #expect(text.has(\.isWebAddress) == isAddress) }
}
