import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

nonisolated struct EnvelopeTests {
  struct User: Decodable, Hashable {
    let id: Int64
    let tags: [String]
  }

  private static let user = #"{"id": 3386000000000000123, "tags": ["a"]}"#
  private static let ann = User(id: 3_386_000_000_000_000_123, tags: ["a"])

  private static func http(_ status: Int, _ message: String? = nil) -> Result<User, AppError> {
    .failure(.http(status: status, message: message))
  }

  private static func server(_ code: Int, _ message: String) -> Result<User, AppError> {
    .failure(.server(code: code, message: message))
  }

  @Test(arguments: [
    (Envelope.plain, 200, user, Result<User, AppError>.success(ann)),
    (.plain, 201, user, .success(ann)),
    (.plain, 404, #"{"message": "no such user"}"#, http(404, "no such user")),
    (.plain, 404, user, http(404)),
    (.plain, 304, "", http(304)),
    (.plain, 502, "<html>oops</html>", http(502)),
    (.plain, 500, "[1, 2]", http(500)),
    (.weibo, 200, user, .success(ann)),
    (.weibo, 200, #"{"error_code": 10001, "error": "busy"}"#, server(10001, "busy")),
    (.weibo, 400, #"{"error_code": 21302, "error": "no"}"#, server(21302, "no")),
    (.weibo, 400, #"{"error": "no"}"#, http(400, "no")),
    (.codeData, 200, #"{"code": 0, "data": \#(user)}"#, .success(ann)),
    (.codeData, 200, #"{"code": "7", "msg": "no"}"#, server(7, "no")),
    (.codeData, 200, #"{"code": 7, "message": "", "msg": "no"}"#, server(7, "no")),
    (.codeData, 500, #"{"code": 0, "data": \#(user)}"#, http(500)),
    (.statusRes, 200, #"{"status": 0, "msg": "", "res": \#(user)}"#, .success(ann)),
    (.statusRes, 401, #"{"status": 9, "msg": "no"}"#, server(9, "no")),
  ])
  func judges(
    envelope: Envelope, status: Int, body: String, expected: Result<User, AppError>
  ) {
    #expect(envelope.open(.json(body, status: status)) == expected)
  }

  private static func fields(
    _ errors: [String: String], _ message: String? = nil
  ) -> Result<User, AppError> {
    .failure(.invalidFields(errors, message: message))
  }

  @Test(arguments: [
    (Envelope.plain, 422, #"{"errors": {"name": "short"}}"#, fields(["name": "short"])),
    (.plain, 422, #"{"errors": {"name": "", "age": ["old"], "at": []}}"#, fields(["age": "old"])),
    (.plain, 422, #"{"errors": {"name": []}}"#, http(422)),
    (
      .plain, 400, #"{"message": "no", "errors": {"name": ["short", "taken"], "age": "old"}}"#,
      fields(["name": "short\ntaken", "age": "old"], "no")
    ),
    (
      .codeData, 200,
      #"""
      {"code": 7, "msg": "no", "errors": [{"field": "name", "message": "short"},
        {"field": "age", "message": "old"}, {"field": "name", "message": "taken"}]}
      """#,
      fields(["name": "short\ntaken", "age": "old"], "no")
    ),
    (.plain, 422, #"{"message": "no", "errors": {}}"#, http(422, "no")),
    (.plain, 422, #"{"message": "no", "errors": ["short"]}"#, http(422, "no")),
    (.plain, 500, #"{"message": "no", "errors": {"name": "short"}}"#, http(500)),
    (.weibo, 400, #"{"error": "no", "errors": {"name": "short"}}"#, http(400, "no")),
    (.plain, 200, #"{"errors": {"a": "b"}, \#(user.dropFirst())"#, .success(ann)),
  ])
  func findsWhatIsWrongWithTheFields(
    envelope: Envelope, status: Int, body: String, expected: Result<User, AppError>
  ) {
    #expect(envelope.open(.json(body, status: status)) == expected)
  }

  @Test(arguments: [200, 404])
  func aTokenThatIsNoLongerAcceptedIsNoFaultOfAField(status: Int) {
    let envelope = Envelope(codeKey: "code", messageKeys: ["error"], expired: [9])
    let reply = HTTPReply.json(
      #"{"code": 9, "error": "old", "errors": {"name": "short"}}"#, status: status)

    let result = envelope.open(reply, for: User.self)

    #expect(result == .failure(.server(code: 9, message: "old")))
    #expect(envelope.isExpiry(reply, result))
  }

  @Test(arguments: [
    (Envelope.plain, #"{"tags": []}"#, "id", "missing"),
    (.plain, #"{"id": null, "tags": []}"#, "id", "expected Int64, found null"),
    (.plain, #"{"id": 1, "tags": ["a", 2]}"#, "tags[1]", "expected String"),
    (.codeData, #"{"code": 0, "data": {"id": "1", "tags": []}}"#, "data.id", "expected Int64"),
    (.plain, "", "", "expected Dictionary<String, Any>, found null"),
  ])
  func saysWhatCannotBeRead(envelope: Envelope, body: String, path: String, reason: String) {
    let result = envelope.open(.json(body), for: User.self)

    #expect(result == .failure(.decoding(path: path, reason: reason)))
  }

  @Test(arguments: [
    (Envelope.plain, ""), (.plain, "[]"), (.codeData, ""), (.codeData, #"{"code": 0}"#),
    (.codeData, #"{"code": 0, "data": null}"#),
  ])
  func needsNoContent(envelope: Envelope, body: String) {
    #expect(envelope.open(.json(body), for: NoContent.self) == .success(NoContent()))
    #expect(envelope.open(.json(body == "[]" ? "" : body), for: User?.self) == .success(nil))
  }

  @Test func keepsWhatAServerSaysInPlainText() {
    let reply = HTTPReply(
      status: 404, headers: ["content-type": "text/plain; charset=utf-8"],
      body: Data("there is no\r\nsuch user\n".utf8))

    let result = Envelope.weibo.open(reply, for: User.self)

    #expect(result == .failure(.http(status: 404, message: "there is no such user")))
  }

  /// A web page is from whoever stands between; a code says less than that something is gone.
  @Test(arguments: [404, 410], [Envelope.plain, .codeData])
  func tellsWhatIsGoneFromWhatIsNotReached(status: Int, envelope: Envelope) {
    let page = HTTPReply(
      status: status, headers: ["content-type": "text/html; charset=utf-8"],
      body: Data("<html>".utf8))
    let own = HTTPReply.json(#"{"code": 7, "message": "gone"}"#, status: status)

    #expect(
      envelope.open(page, for: User.self)
        == .failure(.transport("a web page came, with the status \(status)")))
    #expect(
      envelope.open(own, for: User.self) == .failure(.http(status: status, message: "gone")))
  }

  /// A server in trouble speaks to those who fix it.
  @Test(arguments: ["text/plain", "text/html", "application/json"], [500, 503])
  func keepsNothingOfWhatAServerInTroubleSays(type: String, status: Int) {
    let trace = String(repeating: "at com.example.Server.run(Server.java:1) ", count: 25_000)
    let json = #"{"code": 7, "message": "\#(trace)", "errors": {"name": "\#(trace)"}}"#
    let reply = HTTPReply(
      status: status, headers: ["content-type": type],
      body: Data((type == "application/json" ? json : trace).utf8))

    let results = [Envelope.plain, .codeData].map { $0.open(reply, for: User.self) }

    let isCoded = type == "application/json"
    #expect(
      results == [
        Self.http(status),
        isCoded ? .failure(.server(code: 7, message: nil)) : Self.http(status),
      ])
  }
}
