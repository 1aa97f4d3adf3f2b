import Templates
import Testing

@testable import Checking
@testable import Ground

@Suite struct BaselineTests {
  static let rules = Rules.excusable.joined(separator: ", ")

  /// Two of a kind in a file, another of it, and one elsewhere.
  static let findings: [Finding] = [
    .sample("A.swift", 3, 8, "LoginDTO"), .sample("A.swift", 4, 8, "LoginData"),
    .sample("A.swift", 9, 8, "LoginDTO"), .sample("登录/B.swift", 1, 8, "LoginDTO"),
  ]
  static let text = """
    {
      "version": 1,
      "findings": [
        {
          "rule": "tier",
          "file": "A.swift",
          "subject": "LoginDTO",
          "count": 2
        },
        {
          "rule": "tier",
          "file": "A.swift",
          "subject": "LoginData",
          "count": 1
        },
        {
          "rule": "tier",
          "file": "登录/B.swift",
          "subject": "LoginDTO",
          "count": 1
        }
      ]
    }

    """

  static func read(_ text: String) throws -> Baseline {
    try Baseline(JSONSource(file: "old.json", bytes: Array(text.utf8)))
  }

  @Test func writesOneEntryForAllOfAKind() throws {
    #expect(Baseline(of: Self.findings).fileText == Self.text)
    #expect(Baseline(of: Self.findings.reversed()).fileText == Self.text)
    #expect(try Self.read(Self.text).fileText == Self.text)
  }

  @Test func coversWhatItWasWrittenFor() throws {
    #expect(try Self.read(Self.text).apply(to: Self.findings) == [])
    #expect(Baseline(of: Self.findings).apply(to: Self.findings) == [])
  }

  /// The lines are others, and one more of a kind came: the last of them is new.
  @Test func coversTheFirstOnes() throws {
    let now: [Finding] = [
      .sample("A.swift", 1, 1, "LoginDTO"), .sample("A.swift", 2, 2, "LoginDTO"),
      .sample("A.swift", 3, 3, "LoginDTO"), .sample("A.swift", 4, 4, "LoginData"),
      .sample("C.swift", 5, 5, "LoginDTO"), .sample("登录/B.swift", 6, 6, "LoginDTO"),
    ]
    #expect(try Self.read(Self.text).apply(to: now) == [now[2], now[4]])
  }

  @Test func tellsWhatWasMended() throws {
    let now: [Finding] = [.sample("A.swift", 3, 8, "LoginDTO")]
    let left = try Self.read(Self.text).apply(to: now)
    #expect(
      left.map { "\($0.place.file):\($0.place.line):\($0.place.column): \($0.message)" } == [
        "old.json:4:5: `LoginDTO` in `A.swift` breaks the rule `tier` 1 time now, not 2; "
          + "lower the count, or write the baseline anew with `--write-baseline`",
        "old.json:10:5: `LoginData` in `A.swift` no longer breaks the rule `tier`; "
          + "take the entry out, or write the baseline anew with `--write-baseline`",
        "old.json:16:5: `LoginDTO` in `登录/B.swift` no longer breaks the rule `tier`; "
          + "take the entry out, or write the baseline anew with `--write-baseline`",
      ])
    #expect(left.map(\.rule) == ["baseline", "baseline", "baseline"])
    #expect(left.map(\.subject) == ["LoginDTO", "LoginData", "LoginDTO"])
  }

  /// A team writes them by hand, and whatever writes the file anew keeps them: what is new in a file
  /// of one owner is theirs.
  @Test func keepsOwners() throws {
    let known = try Self.read(
      """
      { "version": 1, "findings": [
        { "rule": "tier", "file": "A.swift", "subject": "LoginDTO", "count": 2, "owner": "@cart" },
        { "rule": "tier", "file": "D.swift", "subject": "Gone", "count": 1, "owner": "@shop" } ] }
      """)
    let now = Baseline(of: Self.findings, after: known)
    #expect(now.summary == "4 violations may stay until fixed (nobody: 1, @cart: 3)")
    #expect(
      now.fileText
        == Self.text.replacing(#""count": 2"#, with: #""count": 2,\#n      "owner": "@cart""#)
        .replacing(
          #""subject": "LoginData",\#n      "count": 1"#,
          with: #""subject": "LoginData",\#n      "count": 1,\#n      "owner": "@cart""#))
    #expect(
      known.apply(to: Self.findings).map(\.message).last
        == "`Gone` in `D.swift` (@shop) no longer breaks the rule `tier`; "
        + "take the entry out, or write the baseline anew with `--write-baseline`")
  }

  /// Two branches may each have added an entry.
  @Test func entriesOfAKindAddUp() throws {
    let entry = #"{ "rule": "tier", "file": "A.swift", "subject": "X", "count": 1 }"#
    let baseline = try Self.read(#"{ "version": 1, "findings": [\#(entry), \#(entry)] }"#)
    let findings: [Finding] = (1...3).map { .sample("A.swift", $0, 1, "X") }
    #expect(baseline.apply(to: findings) == [findings[2]])
    #expect(
      baseline.apply(to: [findings[0]]).map(\.place)
        == [SourcePlace(file: "old.json", line: 1, column: 97)])
  }

  @Test func neverHoldsWhatIsNotOfTheArchitecture() {
    let finding = BaselineRule.finding(
      at: SourcePlace(file: "old.json", line: 1, column: 1), of: "tier", subject: "X",
      in: "A.swift", found: 0, expected: 1)
    let baseline = Baseline(of: [finding])
    #expect(baseline.fileText == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    #expect(baseline.apply(to: [finding]) == [finding])
  }

  @Test(arguments: [
    ("[]", "old.json:1:1: `the baseline` must be an object, not a list"),
    ("{}", "old.json:1:1: `version` is missing; add it"),
    (
      #"{ "version": 2 }"#,
      "old.json:1:14: version 2 was written by a newer `scaffold`; update the tool"
    ),
    (
      #"{ "version": 1, "finding": [] }"#,
      "old.json:1:17: unknown key `finding`; did you mean `findings`?"
    ),
    (
      #"{ "version": 1, "findings": [{ "rule": "teir" }] }"#,
      "old.json:1:40: unknown rule `teir`; did you mean `tier`?; "
        + "choose from \(BaselineTests.rules)"
    ),
    (
      #"{ "version": 1, "findings": [{ "rule": "allow" }] }"#,
      "old.json:1:40: unknown rule `allow`; "
        + "choose from \(BaselineTests.rules)"
    ),
    (
      "{ \"version\": 1, \"findings\": [\n { \"rule\": \"tier\" }] }",
      "old.json:2:2: `file` is missing; add it"
    ),
    (
      #"{ "version": 1, "findings": [{ "rule": "tier", "file": "a", "subject": "b", "count": 0 }] }"#,
      "old.json:1:86: `count` must be a number above 0, not 0"
    ),
    (
      #"{ "version": 1, "findings": [{ "rule": "tier", "file": "a", "subject": "b", "count": [] }] }"#,
      "old.json:1:86: `count` must be a number above 0, not a list"
    ),
  ])
  func refuses(_ text: String, saying message: String) {
    do {
      _ = try Self.read(text)
      Issue.record("it was read")
    } catch { #expect("\(error)" == message) }
  }
}
