import Testing

@testable import Inference

@Suite struct FieldsReaderTests {
  @Test(arguments: [
    "id:Int64", "id:Int64 name:String? tags:[String] at:Timestamp(ms) number:Int!",
    #"plus_one("+1"):Int quote("a\"b\\"):[String:Double]?"#,
    "user:User{id:Int64 url:Image? state:enum(open,closed)} labels:[Label{name:String}]?",
    #"state:enum(a,"b c","d\"")"#, "名字:String",
  ])
  func readsWhatIsWritten(_ text: String) throws {
    let fields = try #require(FieldsReader.fields(text))
    #expect(InferredField.text(of: fields) == text)
  }

  @Test func readsWhatPeopleType() {
    #expect(
      FieldsReader.fields(" id:Int,\n name:String ").map(InferredField.text(of:))
        == "id:Int name:String")
  }

  @Test(arguments: [
    "id", "id:", ":Int", "id:Int}", "user:User{id:Int", "tags:[String", "a(b):Int", "a(\"b):Int",
    "s:enum()", "s:enum(a", "t:Timestamp(", "t:Timestamp(ms", "m:[String:Int",
  ])
  func readsNothingElse(_ text: String) { #expect(FieldsReader.fields(text) == nil) }
}
