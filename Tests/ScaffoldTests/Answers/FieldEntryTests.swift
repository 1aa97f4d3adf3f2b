import Templates
import Testing

@testable import Scaffold

/// What a template is told of a field that is entered in a form.
@Suite struct FieldEntryTests {
  @Test(arguments: [
    ("name:String", #"Text typed needed "name""#),
    ("pin:Secret", #"Text typed needed "pin-to-forget""#),
    ("pin:Secret?", #"Text typed "pin-to-forget""#),
    ("age:Int?", #"Text typed exact "1""#),
    ("rate:Double", #"Text typed needed exact "1.5""#),
    ("site:URL", #"Text typed needed exact "https://example.com/site""#),
    ("tags:[String]", #"Text typed "tags1""#),
    ("days:[Int]", #"Text typed exact "101""#),
    ("flags:[Bool]?", #"Text typed exact "true""#),
    ("at:[Date]", #"Text typed exact "2026-02-01T08:00:00Z""#),
    ("isOpen:Bool", #"Switch "true""#),
    ("agreed:Bool?", #"Choice "true""#),
    ("born:Date", #"Date "2026-01-01T08:00:00Z""#),
    ("until:Date?", #"OptionalDate "2026-01-01T08:00:00Z""#),
  ])
  func saysHowItIsEntered(_ field: String, as expected: String) throws {
    guard case .fields(let record) = try Field.fields(field)[0].value(number: 1) else {
      Issue.record("a field is a record")
      return
    }
    let flags = ["isTyped": "typed", "isNeeded": "needed", "isExact": "exact"]
    let words = flags.sorted { $0.key > $1.key }.compactMap { name, word in
      record[name] == .flag(true) ? word : nil
    }
    let texts = ["editor", "enteredSample"].map { name in
      if case .text(let text) = record[name] { text } else { "" }
    }

    #expect(([texts[0]] + words + [texts[1]]).joined(separator: " ") == expected)
  }
}
