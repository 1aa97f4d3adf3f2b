import Testing

@testable import Fields

/// What stands for a value of each type, in tests and previews.
@Suite struct FieldSampleTests {
  /// A type; its third sample in the entity; raw; as a user types it.
  static let samples: [(type: String, swift: String, raw: String, entered: String)] = [
    ("Int", "3", "3", #""3""#),
    ("Int64", "3", "3", #""3""#),
    ("Double", "3.5", "3.5", #""3.5""#),
    ("Decimal", #"Decimal(string: "3.25")!"#, #""3.25""#, #""3.25""#),
    ("Bool", "true", "true", #""true""#),
    ("String", #""key""#, #""key""#, #""key""#),
    (
      "Date", "Date(timeIntervalSince1970: 1_767_427_200)", #""2026-01-03T08:00:00.000Z""#,
      #""2026-01-03T08:00:00Z""#
    ),
    (
      "Timestamp(s)", "Date(timeIntervalSince1970: 1_767_427_200)", "1_767_427_200",
      #""2026-01-03T08:00:00Z""#
    ),
    (
      "Timestamp(ms)", "Date(timeIntervalSince1970: 1_767_427_200)", "1_767_427_200_000",
      #""2026-01-03T08:00:00Z""#
    ),
    ("Day", #"CalendarDay("2026-01-03")!"#, #""2026-01-03""#, #""2026-01-03""#),
    (
      "URL", #"URL(string: "https://example.com/key")!"#, #""https://example.com/key""#,
      #""https://example.com/key""#
    ),
    (
      "Image", #"URL(string: "https://example.com/key.png")!"#, #""https://example.com/key.png""#,
      #""https://example.com/key.png""#
    ),
    ("Email", #""key@example.com""#, #""key@example.com""#, #""key@example.com""#),
    ("Phone", #""+1 202 555 0103""#, #""+1 202 555 0103""#, #""+1 202 555 0103""#),
    (
      "LongText", #""All of the key, line after line.""#, #""All of the key, line after line.""#,
      #""All of the key, line after line.""#
    ),
    ("Data", #"Data("key".utf8)"#, #""a2V5""#, #""a2V5""#),
    (
      "UUID", #"UUID(uuidString: "00000000-0000-0000-0000-000000000003")!"#,
      #""00000000-0000-0000-0000-000000000003""#, #""00000000-0000-0000-0000-000000000003""#
    ),
    ("JSON", ##"#"{"key": -0.0}"#"##, ##"#"{"key": -0.0}"#"##, ##""#"{"key": -0.0}"#""##),
    ("Secret", #"Secret("key-to-forget")"#, #""key-to-forget""#, #""key-to-forget""#),
  ]

  @Test(arguments: samples)
  func writes(type: String, swift: String, raw: String, entered: String) throws {
    let sample = FieldSample(for: try Field.fields("key:\(type)")[0], 3)
    #expect([sample.swift, sample.raw, sample.entered] == [swift, raw, entered])
  }

  /// What JSON has, where it is written in another way than the raw value.
  @Test(arguments: [
    ("Decimal", "3.25"), ("Timestamp(s)", "1767427200"), ("Timestamp(ms)", "1767427200000"),
    ("JSON", #"{"key": -0.0}"#), ("String", #""key""#),
  ])
  func writesJSON(type: String, json: String) throws {
    #expect(FieldSample(for: try Field.fields("key:\(type)")[0], 3).json == json)
  }

  /// The item of a list is another one than the value by itself.
  @Test(arguments: [
    ("ids:[Int]", "[103]", #""103""#),
    ("days:[Date]?", "[Date(timeIntervalSince1970: 1_770_105_600)]", #""2026-02-03T08:00:00Z""#),
    ("登录:[String]", #"["field31"]"#, #""field31""#),
  ])
  func writesLists(_ field: String, swift: String, entered: String) throws {
    let sample = FieldSample(for: try Field.fields(field)[0], 3)
    #expect([sample.swift, sample.entered] == [swift, entered])
  }
}
