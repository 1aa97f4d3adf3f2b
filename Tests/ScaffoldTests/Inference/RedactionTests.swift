import DocumentReading
import Templates
import Testing

@testable import Inference

@Suite struct RedactionTests {
  @Test(arguments: [
    (#"{"email":"ada@acme.org","mail":""}"#, #"{"email":"user1@example.com","mail":""}"#),
    (
      #"{"text":"ada@acme.org","to":["ada@acme.org","bob@acme.org"]}"#,
      #"{"text":"user1@example.com","to":["user1@example.com","user2@example.com"]}"#
    ),
    (
      #"{"access_token":"a","x":"a","y":"eyJh.eyJz.c2ln"}"#,
      #"{"access_token":"redacted1","x":"a","y":"redacted2"}"#
    ),
    (
      #"{"phone":"+49 30 123456","mobile":1771234567}"#,
      #"{"phone":"+1 202 555 0101","mobile":0}"#
    ),
    (
      #"{"billing_address":{"name":"Ada","zip":"10115","geo":1.5,"since":"2026-01-31","ok":true}}"#,
      #"{"billing_address":{"name":"1 Example Street","zip":"2 Example Street","geo":0,"since":"2026-01-31","ok":true}}"#
    ),
    (
      #"{"session_id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","apiKey":"https://a.org/k"}"#,
      #"{"session_id":"00000000-0000-0000-0000-000000000001","apiKey":"https://example.com/2"}"#
    ),
    (
      #"{"cardNumber":"4111 1111","credit_card":{"cvv":123},"number":"1","card":"Queen"}"#,
      #"{"cardNumber":"redacted1","credit_card":{"cvv":0},"number":"1","card":"Queen"}"#
    ),
    (
      #"{"id":1,"author":"Ada","price":0.10,"none":null}"#,
      #"{"id":1,"author":"Ada","price":0.10,"none":null}"#
    ),
  ])
  func keepsTheForm(_ reply: String, redacted: String) throws {
    var redaction = Redaction()
    #expect(try redaction.redacted(JSON.json(reply)).fileText == JSON.json(redacted).fileText)
  }

  /// What is inferred of a reply stays as it is.
  @Test func keepsTheFields() throws {
    let reply =
      #"[{"id":1,"email":"a@b.de","phone":"+49 30 123456","key":"x","born":"1990-01-31"}]"#
    var redaction = Redaction()
    let redacted = try redaction.redacted(JSON.json(reply)).fileText
    #expect(try Inferred.reply([redacted]).fields == Inferred.reply([reply]).fields)
  }

  @Test func fewRowsShowAll() throws {
    let reply = #"""
      {"n":9,"items":[{"id":1,"a":null},{"id":2,"a":null},{"id":3,"a":1,"b":[]},{"id":4,"b":[{"c":1}]},
      {"id":5,"a":2,"b":[{"c":2}]},{"id":6,"d":"x"}]}
      """#
    let cut = try SampleCut.cut(JSON.json(reply), rows: #require(.init("/items")))
    let wanted = #"""
      {"n":9,"items":[{"id":1,"a":null},{"id":3,"a":1,"b":[]},{"id":4,"b":[{"c":1}]},{"id":6,"d":"x"}]}
      """#
    #expect(try cut.fileText == JSON.json(wanted).fileText)
    let two = try SampleCut.cut(JSON.json(reply), rows: #require(.init("/items")), limit: 2)
    #expect(two.fileText.contains("\"id\": 3") && !two.fileText.contains("\"id\": 4"))
  }

  /// So is each list within a row.
  @Test func fewElementsShowAll() throws {
    let reply = #"""
      {"id":1,"tags":[1,2,3,4,5,6,"a"],"at":[1,2],
      "of":[{"a":1},{"a":2},{"a":3},{"a":4},{"b":5},{"a":6}]}
      """#
    let wanted = #"{"id":1,"tags":[1,"a"],"at":[1,2],"of":[{"a":1},{"b":5}]}"#
    let cut = try SampleCut.cut(JSON.json(reply), rows: #require(.init("")))
    #expect(try cut.fileText == JSON.json(wanted).fileText)
  }
}
