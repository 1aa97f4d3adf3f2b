import Templates
import Testing

@testable import Fields
@testable import Model

@Suite struct FieldSectionTests {
  private let fields =
    "id:Int64 title:String at:Timestamp(s) born:Day? created_at:Date state:enum(open,closed)? "
    + "done:Bool likes:Int mail:Email text:LongText cover:Image tags:[String] rate:Double "
    + "user:User{name:String}"

  @Test(arguments: [
    ("at", "at day"), ("at:day", "at day"), ("at:month", "at month"), ("at:value", "at"),
    ("born", "born day"), ("created_at:month", "createdAt month"), ("state", "state"),
    ("state:value", "state"), ("title", "title"), ("done", "done"), ("likes", "likes"),
    ("mail", "mail"),
    // Of a text, an address that is drawn, several values or an object, no section has a name.
    ("title:day", nil), ("text", nil), ("cover", nil), ("tags", nil), ("rate", nil),
    ("user", nil), ("user.name", nil), ("none", nil), ("", nil), (":day", nil),
  ])
  func isOfAField(text: String, expected: String?) throws {
    let section = FieldSection(text, of: try Field.fields(fields))?.value
    guard case .fields(let record)? = section else {
      #expect(expected == nil)
      return
    }
    let words = ["name", "span"].compactMap { key in
      if case .text(let text) = record[key] { text } else { nil }
    }
    #expect(words.joined(separator: " ") == expected)
  }
}
