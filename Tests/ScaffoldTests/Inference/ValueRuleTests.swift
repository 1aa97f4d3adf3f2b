import Templates
import Testing

@testable import Fields
@testable import Inference

/// What values are taken for.
@Suite struct ValueRuleTests {
  typealias Row = (key: String, values: [String], type: String)

  static let numbers: [Row] = [
    ("is_new", ["true"], "Bool"),
    ("x", ["1", "2"], "Int"),
    ("x", ["1", "2147483648"], "Int64"),
    ("x", ["-2147483648", "0"], "Int"),
    ("user_id", ["1"], "Int64"),
    ("userID", ["1"], "Int64"),
    ("x", ["1", "1.5"], "Double"),
    ("x", ["1.0"], "Double"),
    ("x", ["0.1", "39.92", "116.39999999999999", "1e300", "-0.0"], "Double"),
    ("x", ["0.12345678901234567890"], "Decimal"),
    ("x", ["18446744073709551615"], "Decimal"),
    ("x", ["9007199254740993", "0.5"], "Decimal"),
    ("x", ["1e400"], "JSON"),
    ("x", ["123456789012345678901234567890123456789.5"], "JSON"),
    ("is_new", ["0", "1"], "Int"),
    ("userid", ["1"], "Int64"),
    ("paid", ["1"], "Int"),
    ("android", ["1"], "Int"),
  ]

  @Test(arguments: numbers)
  func numbersAreKnown(key: String, values: [String], type: String) throws {
    #expect(try typeOf(values, at: key) == type)
  }

  static let moments: [Row] = [
    ("created_at", ["1750000000"], "Timestamp(s)"),
    ("created_utc", ["1750000000.0"], "Timestamp(s)"),
    ("time", ["1750000000000", "1750000000001"], "Timestamp(ms)"),
    ("ts_ms", ["1750000000000"], "Timestamp(ms)"),
    ("updatedAtMillis", ["1750000000000"], "Timestamp(ms)"),
    ("login_unix", ["1750000000"], "Timestamp(s)"),
    ("last_seen", ["1750000000"], "Timestamp(s)"),
    ("createtime", ["1750000000"], "Timestamp(s)"),
    ("pubdate", ["1750000000"], "Timestamp(s)"),
    ("BIRTHDATE_MS", ["1750000000000"], "Timestamp(ms)"),
    ("ctime", ["1750000000"], "Timestamp(s)"),
    ("update", ["1750000000"], "Int"),
    ("candidate", ["1750000000"], "Int"),
    ("runtime", ["1750000000"], "Int"),
    ("job_lifetime", ["1750000000"], "Int"),
    ("overtime_ms", ["1750000000000"], "Int64"),
    ("times", ["1750000000"], "Int"),
    ("on", ["1750000000"], "Int"),
    ("size_ms", ["1750000000000"], "Int64"),
    ("count", ["1750000000"], "Int"),
    ("time", ["17"], "Int"),
    ("time", ["0", "1750000000"], "Int"),
    ("time", ["1750000000", "1750000000000"], "Int64"),
    ("time", ["1750000000.25"], "Double"),
  ]

  @Test(arguments: moments)
  func momentsAreCountedWhereTheNameSaysSo(key: String, values: [String], type: String) throws {
    #expect(try typeOf(values, at: key) == type)
  }

  static let texts: [Row] = [
    ("x", ["2026-01-31"], "Day"),
    ("x", ["2026-01-31", "2026-01-31T10:00:00Z"], "Date"),
    ("x", ["2026-01-31", ""], "Day?"),
    ("x", ["Tue Feb 17 21:04:52 +0800 2015"], "Date"),
    ("x", ["2026-02-30"], "String"),
    ("x", ["31.01.2026"], "String"),
    ("x", ["https://example.com/a", "http://example.com"], "URL"),
    ("x", ["https://example.com/a", ""], "URL?"),
    ("x", ["https://example.com/a", "/b"], "String"),
    ("x", ["https://example.com/users{/id}"], "String"),
    ("x", ["https://example.com/a b"], "String"),
    ("x", ["https://example.com/ä"], "String"),
    ("x", ["https://example.com/a.PNG?v=1"], "Image"),
    ("x", ["https://example.com/a.png", "https://example.com/b"], "URL"),
    ("avatar_url", ["https://example.com/a"], "Image"),
    ("avatar", ["a"], "String"),
    ("picurl", ["https://example.com/a"], "Image"),
    ("photo_100_orig", ["https://example.com/a"], "Image"),
    ("cover_letter_url", ["https://example.com/a"], "URL"),
    ("image_credit", ["https://example.com/a"], "URL"),
    ("curl", ["https://example.com/a"], "URL"),
    ("x", ["ada@example.com"], "Email"),
    ("x", ["@ada"], "String"),
    ("x", ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"], "UUID"),
    ("total_price", ["12.50", "0.1"], "Decimal"),
    ("price", ["12.50", "1,200.00"], "String"),
    ("x", ["12.50"], "String"),
    ("price_usd", ["12.50"], "Decimal"),
    ("amount_due", ["12.50"], "Decimal"),
    ("discount", ["5"], "Decimal"),
    ("account", ["12"], "String"),
    ("tax_id", ["0123"], "String"),
    ("total_count", ["35"], "String"),
    ("cost_center", ["1000"], "String"),
    ("phone", ["+1 202 555 0100"], "Phone"),
    ("tel_no", ["+1 202 555 0100"], "Phone"),
    ("phone_type", ["12345678"], "String"),
    ("cell_id", ["202-555-0100"], "String"),
    ("x", ["+1 202 555 0100"], "String"),
    ("x", ["a\\nb"], "LongText"),
    ("x", [""], "String"),
    ("x", ["null"], "String"),
  ]

  @Test(arguments: texts)
  func textsAreKnown(key: String, values: [String], type: String) throws {
    #expect(try typeOf(values.map { "\"\($0)\"" }, at: key) == type)
  }

  /// A type has a row above, or is known by its samples where the key has its name, or nothing in a
  /// reply says that a value is of it.
  @Test func everyTypeIsKnownByItsValues() throws {
    let known = Set((Self.numbers + Self.moments + Self.texts).map(\.type))
    let unknown = try PlainType.names.filter { name in
      let samples = Self.samples(of: try #require(PlainType(rawValue: name)))
      return try !known.contains(name)
        && typeOf(samples.prefix(3).map(\.json), at: name.lowercased()) != name
    }
    #expect(unknown == ["Data", "Secret"])
  }

  /// What stands for a value in tests and previews is one, whatever the field is called.
  @Test(arguments: PlainType.allCases)
  func everySampleIsAValue(of type: PlainType) throws {
    let samples = Self.samples(of: type).map(\.json)
    let values = SeenValues()
    for json in samples { values.see(try JSONSource(file: "", bytes: Array(json.utf8)).parse()) }
    #expect(type.fits(values))
    #expect(Set(samples).count > 1)
  }

  /// What a type is known by is said in the language of the run: the audit of a run names what has no
  /// phrase, such as the word for several values.
  @Test(arguments: PlainType.allCases)
  func isExplained(_ type: PlainType) throws {
    let sandbox = try Sandbox.demo()
    let rows = Self.samples(of: type).prefix(3).enumerated().map { index, sample in
      "{\"id\": \(index + 1), \"\(type.rawValue.lowercased())\": \(sample.json)}"
    }
    try sandbox.write("[\(rows.joined(separator: ","))]", to: "things.json")
    let words = "new-module Things --from-json things.json --explain"
    #expect(sandbox.run(words).status == .success)
  }

  private static func samples(of type: PlainType) -> [FieldSample] {
    (2..<900).map { number in
      type.type.sample(
        FieldSeed(key: "key", number: number, suffix: "", isItem: number.isMultiple(of: 2)))
    }
  }

  @Test func longTextsAreLong() throws {
    let line = String(repeating: "三", count: 200)
    #expect(try typeOf(["\"\(line)\""]) == "String")
    #expect(try typeOf(["\"\(line).\""]) == "LongText")
  }

  @Test(arguments: [
    ("state", "open closed open open closed open open open", "enum(open,closed)"),
    ("state", "open closed open open closed open open", "String"),
    ("state", "open open open open open open open open", "String"),
    ("state", "a b c d e f g h", "String"),
    ("state", "a b c d a b c d", "enum(a,b,c,d)"),
    ("state", "1 2 1 2 1 2 1 2", "String"),
    ("state", "A a A a A a A a", #"enum(A,a_2("a"))"#),
    ("状态", "进行中 已完成 进行中 已完成 进行中 已完成 进行中 已完成", "enum(进行中,已完成)"),
    ("状态", "🙂 🙁 🙂 🙁 🙂 🙁 🙂 🙁", "String"),
    ("城市", "北京 上海 北京 上海 北京 上海 北京 上海 北京 上海 北京 上海", "String"),
    ("x", "a b a b a b a b a b a b", "enum(a,b)"),
    ("x", "a b a b a b a b", "String"),
    ("x", "AM PM AM PM AM PM AM PM", "enum(AM,PM)"),
    ("lang", "en de en de en de en de en de en de", "String"),
    ("author_association", "OWNER NONE OWNER NONE OWNER NONE NONE NONE", "enum(OWNER,NONE)"),
  ])
  func fewWordsAreAChoice(key: String, words: String, type: String) throws {
    #expect(try typeOf(words.split(separator: " ").map { "\"\($0)\"" }, at: key) == type)
  }

  @Test(arguments: [
    (["true", "false"], "Bool"),
    (["true", "1"], "JSON"),
    (["1", "\"1\""], "JSON"),
    (["1", "null"], "Int?"),
    (["null", "null"], "left out"),
    (["[]", "[]"], "left out"),
    (["{}", "{}"], "left out"),
    (["[]", "[1,2]"], "[Int]"),
    (["[]", "null", "[1.5]"], "[Double]?"),
    (["[1,null]"], "JSON"),
    (["[null]"], "JSON"),
    (["[1,\"a\"]"], "JSON"),
    (["[[1],[2]]"], "JSON"),
    (["[{\"1\":2}]"], "JSON"),
    (["{\"1\":[2]}"], "[String:[Int]]"),
    (["{\"1\":{\"2\":3}}"], "JSON"),
    (["[\"https://example.com/a.png\"]"], "[URL]"),
    (["[\"https://example.com/a\",\"\"]"], "[String]"),
    (["[\"a\\nb\"]"], "[String]"),
    (["{\"a\":1}"], "X{a:Int}"),
    (["{\"a\":1}", "{}"], "X{a:Int?}"),
    (["{\"a\":null}"], "left out"),
    (["[{\"a\":1},{\"b\":2}]"], "[X{a:Int? b:Int?}]"),
  ])
  func shapes(values: [String], type: String) throws {
    #expect(try typeOf(values) == type)
  }

  private func typeOf(_ values: [String], at key: String = "x") throws -> String {
    let rows = values.enumerated().map { "{\"id\":\($0 + 1),\"\(key)\":\($1)}" }
    let reply = try Inferred.reply(["[" + rows.joined(separator: ",") + "]"])
    guard let field = reply.fields.first(where: { $0.key == key }) else { return "left out" }
    return String(field.text.dropFirst(field.fieldName.text.count + 1))
  }
}
