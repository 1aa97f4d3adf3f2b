import Templates
import Testing

@testable import Fields
@testable import Inference
@testable import Model

/// What keys become as names of fields.
@Suite struct FieldNameTests {
  @Test(arguments: [
    ("title", "title"), ("screen_name", "screen_name"), ("class", "class"), ("名字", "名字"),
    ("+1", #"plus_one("+1")"#), ("-1", #"minus_one("-1")"#), ("@type", #"type("@type")"#),
    ("some-key", #"some_key("some-key")"#), ("a.b", #"a_b("a.b")"#), ("$ref", #"ref("$ref")"#),
    ("24h", #"value_24h("24h")"#), ("", #"value("")"#), ("?", #"value("?")"#),
    ("_id", #"id("_id")"#), ("👍", #"thumbs_up_sign("👍")"#),
    ("self", #"self_value("self")"#), ("sample_json", #"sample_json_value("sample_json")"#),
    ("e\u{301}", "e(\"e\u{301}\")"),
  ])
  func isTyped(key: String, text: String) { #expect(FieldName(key: key).text == text) }

  @Test func longKeysAreCut() {
    let key = String(repeating: "long_", count: 50)
    #expect(FieldName(key: key).typed.utf8.count <= 100)
  }

  @Test func apart() {
    let keys = ["@type", "user_name", "type", "userName", "USER_NAME", "Type"]
    let names = FieldNames.unique(keys.map { FieldName(key: $0) })
    #expect(
      names.map(\.text) == [
        #"type_3("@type")"#, "user_name", "type", #"userName_2("userName")"#,
        #"USER_NAME_3("USER_NAME")"#, #"Type_2("Type")"#,
      ])
  }

  /// The types of objects use more names than entities do.
  @Test(arguments: [
    ("plain_text", false, "plain_text"), ("plain_text", true, #"plain_text_value("plain_text")"#),
    ("column", true, #"column_value("column")"#), ("name", true, "name"),
  ])
  func isTypedInside(key: String, isInside: Bool, text: String) {
    #expect(FieldName(key: key, isInside: isInside).text == text)
  }

  /// What differs in signs or letter case alone would be one case in Swift.
  @Test(arguments: [
    (["open", "closed"], "open,closed"),
    (["Book", "BOOK", "book"], #"Book,book_2("BOOK"),book_3("book")"#),
    (["GMT+1", "GMT-1"], #""GMT+1",gmt_minus_1("GMT-1")"#),
    (["+1", "-1"], #""+1",minus_1("-1")"#), (["a b", "a-b"], #""a b",a_minus_b("a-b")"#),
  ])
  func wordsOfAChoiceAreTyped(words: [String], text: String) throws {
    let cases = try #require(ChoiceNames.choices(of: words))
    let type = FieldType.choice(of: "x", cases)
    #expect(type.name == "enum(\(text))")
    #expect(try Field("x:\(type.name)").base == type)
    #expect(cases.map(\.value) == words)
    #expect(Set(cases.map { $0.name.lowercased() }).count == words.count)
  }

  /// A field may be called as everything that is inferred, and not as what is avoided.
  @Test(arguments: FieldName.hidden) func hiddenNamesAreThoseOfFields(_ name: String) throws {
    #expect(throws: InvalidField.self) { try Field("\(name):Int") }
    _ = try Field("\(FieldName(key: name).typed):Int")
  }
}
