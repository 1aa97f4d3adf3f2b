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
      #"{"phone":"+1 202 555 0101","mobile":1000000002}"#
    ),
    (
      #"{"billing_address":{"name":"Ada","zip":"10115","geo":1.5,"since":"2026-01-31","ok":true}}"#,
      #"{"billing_address":{"name":"1 Example Street","zip":"10002","geo":1.3,"since":"2026-01-31","ok":true}}"#
    ),
    (
      #"{"session_id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","apiKey":"https://a.org/k"}"#,
      #"{"session_id":"00000000-0000-0000-0000-000000000001","apiKey":"https://example.com/2"}"#
    ),
    (
      #"{"cardNumber":"4111 1111","credit_card":{"cvv":123},"number":"1","card":"Queen"}"#,
      #"{"cardNumber":"1001 1001","credit_card":{"cvv":102},"number":"1","card":"Queen"}"#
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

  @Test(arguments: [
    (
      #"{"url":"https://a.org/f.png?w=2&X-Amz-Signature=abc&token=eyJ"}"#,
      #"{"url":"https://a.org/f.png?w=2&X-Amz-Signature=redacted1&token=redacted2"}"#
    ),
    (#"{"next":"/calls?page=2&key=AB12"}"#, #"{"next":"/calls?page=2&key=redacted1"}"#),
    (
      #"{"手机":"13812345678","身份证号":"110101199003070011"}"#,
      #"{"手机":"10000000001","身份证号":"100000000000000002"}"#
    ),
    (
      #"{"note":"110101199003070011","card":"4111 1111 1111 1111"}"#,
      #"{"note":"100000000000000001","card":"1002 1002 1002 1002"}"#
    ),
    (
      #"{"lat":31.2304,"lng":-121.4737,"location":{"coordinates":[2.35,48.85]}}"#,
      #"{"lat":10.0001,"lng":-100.0002,"location":{"coordinates":[1.03,10.04]}}"#
    ),
    (#"{"last_ip":"203.0.113.9","ip":"fe80::1"}"#, #"{"last_ip":"192.0.2.2","ip":"2001:db8::2"}"#),
    (
      #"{"address":{"country":"US","city":"Berlin","zip":"10115"}}"#,
      #"{"address":{"country":"US","city":"2 Example Street","zip":"10003"}}"#
    ),
    (
      #"{"signature":"c2ln","openid":"oX1","key":"sk_live_1"}"#,
      #"{"signature":"redacted1","openid":"oX2","key":"redacted3"}"#
    ),
    (
      #"{"at":"https://a.org/?q=1","zipper":"x","signal":"y","ticketing":1}"#,
      #"{"at":"https://a.org/?q=1","zipper":"x","signal":"y","ticketing":1}"#
    ),
  ])
  func makesUpByKindAndName(_ reply: String, redacted: String) throws {
    var redaction = Redaction()
    #expect(try redaction.redacted(JSON.json(reply)).fileText == JSON.json(redacted).fileText)
  }

  /// Of every reply that is kept here, what is inferred stays as it is, and no value that was private is
  /// left where it was.
  @Test(arguments: [
    "entries", "features", "goods", "issues", "listing", "mastodon", "microblog", "news-item",
    "posts",
    "products", "repository", "search", "speed", "weather",
  ])
  func everyFixtureKeepsItsFields(_ name: String) throws {
    let reply = try Repository.read("Tests/ScaffoldTests/Inference/Fixtures/\(name).json")
    var redaction = Redaction()
    let redacted = try redaction.redacted(JSON.json(reply))
    #expect(try Inferred.reply([redacted.fileText]).fields == Inferred.reply([reply]).fields)
    var again = Redaction()
    _ = again.redacted(redacted)
    #expect(again.places.isSubset(of: redaction.places))
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
