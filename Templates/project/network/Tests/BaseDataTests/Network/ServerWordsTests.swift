import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

/// The words of servers of many makes in a refusal.
nonisolated struct ServerWordsTests {
  private static let presets: [Envelope] = [.plain, .weibo, .codeData, .statusRes]

  private static let messages: [(String, String?)] = [
    (#"{"error": {"message": "No.", "code": "refused", "type": "card"}}"#, "No."),
    (#"{"error": {"code": 404, "message": "No.", "errors": [{"message": "No."}]}}"#, "No."),
    (#"{"status": 422, "type": "about:blank", "title": "Bad", "detail": "No."}"#, "No."),
    (#"{"status": 422, "title": "No."}"#, "No."),
    (#"{"error": "No."}"#, "No."),
    (#"{"errors": ["No.", "Never."]}"#, "No.\nNever."),
    (#"{"errors": {"base": ["No."]}}"#, "No."),
    (#"{"errors": {"detail": "No."}}"#, "No."),
    (#"{"errors": {"code": "refused", "message": "No."}}"#, "No."),
    (#"{"detail": "No."}"#, "No."),
    (#"{"non_field_errors": ["No."]}"#, "No."),
    (#"{"status": 422, "error": "Bad Request", "message": "No.", "path": "/users"}"#, "No."),
    (#"{"status": 422, "error": "No.", "message": "", "path": "/users"}"#, "No."),
    (#"{"statusCode": 422, "message": ["No.", "Never."], "error": "Bad"}"#, "No.\nNever."),
    (#"{"error": "invalid_grant", "error_description": "No."}"#, "No."),
    (
      #"""
      {"errors": [{"message": "No.", "path": ["user"], "locations": [{"line": 1}]}],
        "data": null}
      """#, "No."
    ),
    (#"{"errors": [{"status": "422", "title": "Bad", "detail": "No."}]}"#, "No."),
    (#"{"errors": [{"detail": "No.", "source": {"pointer": "/data"}}]}"#, "No."),
    (#"{"Message": "No."}"#, "No."),
    (#"{"errorMessage": "No."}"#, "No."),
    (#"{"fault": {"faultstring": "No.", "detail": {"errorcode": "7"}}}"#, "No."),
    (#"{"error": {"message": {"lang": "en", "value": "No."}}}"#, "No."),
    (#"[{"message": "No.", "errorCode": "REFUSED"}]"#, "No."),
    (#""No.""#, "No."),
    (#"{"message": "<html>", "error": "No."}"#, "No."),
    (#"{"error": {"code": 7, "type": "card"}, "id": "a", "at": ["b"]}"#, nil),
    (#"{"message": 7, "error": null, "errors": [7, [], {}]}"#, nil),
    ("[]", nil),
    ("7", nil),
  ]

  /// The text is found whichever envelope the app has.
  @Test(arguments: messages)
  func areFound(body: String, message: String?) {
    for envelope in Self.presets {
      let result = envelope.open(.json(body, status: 422), for: Int.self)
      let isCode = envelope == .statusRes && body.hasPrefix(#"{"status": 422"#)
      let error = AppError.http(status: 422, message: message)

      #expect(result == .failure(isCode ? .server(code: 422, message: message) : error))
    }
  }

  private static let fields: [(String, [String: String], String?)] = [
    (
      #"{"title": "Bad", "invalid-params": [{"name": "age", "reason": "Too old."}]}"#,
      ["age": "Too old."], "Bad"
    ),
    (
      ##"{"title": "Bad", "errors": [{"detail": "Too old.", "pointer": "#/age"}]}"##,
      ["age": "Too old."], "Bad"
    ),
    (#"{"errors": {"name": ["is too short"]}}"#, ["name": "is too short"], nil),
    (#"{"errors": {"title": ["is too short"]}}"#, ["title": "is too short"], nil),
    (
      #"{"name": ["Too short.", "Taken."], "non_field_errors": ["No."]}"#,
      ["name": "Too short.\nTaken."], "No."
    ),
    (#"{"title": ["Too short."]}"#, ["title": "Too short."], nil),
    (#"{"address": {"city": ["Missing."]}}"#, ["address.city": "Missing."], nil),
    (
      #"{"message": "Bad", "errors": {"name": ["Too short."], "address.city": ["Missing."]}}"#,
      ["name": "Too short.", "address.city": "Missing."], "Bad"
    ),
    (
      #"""
      {"status": "Bad", "message": "Bad", "errors": [{"field": "name", "code": "Size",
        "defaultMessage": "Too short.", "rejectedValue": "A"}]}
      """#,
      ["name": "Too short."], "Bad"
    ),
    (
      #"""
      {"errors": [{"title": "Bad", "detail": "Too short.",
        "source": {"pointer": "/data/attributes/first-name"}}]}
      """#,
      ["first-name": "Too short."], nil
    ),
    (
      #"{"detail": [{"loc": ["body", "name"], "msg": "Missing.", "type": "missing"}]}"#,
      ["name": "Missing."], nil
    ),
    (
      #"{"errors": [{"value": "x", "msg": "Missing.", "path": "name", "location": "body"}]}"#,
      ["name": "Missing."], nil
    ),
    (#"{"message": {"name": ["Taken."]}}"#, ["name": "Taken."], nil),
    (
      #"{"errors": {"name": {"message": "Missing.", "kind": "required"}}, "message": "Bad"}"#,
      ["name": "Missing."], "Bad"
    ),
    (
      #"{"error": {"message": "Bad", "errors": {"name": ["Missing."]}}}"#,
      ["name": "Missing."], "Bad"
    ),
    (
      #"{"errors": [{"propertyName": "name", "errorMessage": "Missing."}]}"#,
      ["name": "Missing."], nil
    ),
    (
      #"{"labels": [{}, {"name": ["Missing."], "team": {"at": ["Odd."]}}]}"#,
      ["labels.1.name": "Missing.", "labels.1.team.at": "Odd."], nil
    ),
    (
      #"{"errors": {"labels": [{"name": ["Missing."]}], "labels[1].name": ["Taken."]}}"#,
      ["labels.0.name": "Missing.", "labels[1].name": "Taken."], nil
    ),
    (
      #"{"detail": [{"loc": ["body", "labels", 0, "name"], "msg": "Missing."}]}"#,
      ["labels.0.name": "Missing."], nil
    ),
    (
      ##"{"title": "Bad", "errors": [{"detail": "Too old.", "pointer": "#/author/age"}]}"##,
      ["author.age": "Too old."], "Bad"
    ),
    (
      #"{"errors": [{"field": "labels[0].name", "message": "Missing."}]}"#,
      ["labels[0].name": "Missing."], nil
    ),
  ]

  @Test(arguments: fields)
  func goToTheirFields(body: String, fields: [String: String], message: String?) {
    let result = Envelope.plain.open(.json(body, status: 422), for: Int.self)

    #expect(result == .failure(.invalidFields(fields, message: message)))
  }

  @Test func areAMessageWhereFieldsDoNotMatter() {
    let body = #"{"errors": {"name": ["too short"], "age": ["too old"]}}"#

    let result = Envelope.weibo.open(.json(body, status: 422), for: Int.self)

    #expect(result == .failure(.http(status: 422, message: "too old\ntoo short")))
  }

  @Test func standInAReplyOfSuccessThatIsNone() {
    let body = #"{"errors": [{"message": "No."}], "data": null}"#
    let envelope = Envelope(codeKey: nil, payloadKey: "data")

    #expect(
      envelope.open(.json(body), for: Int.self) == .failure(.http(status: 200, message: "No.")))
    #expect(envelope.open(.json(body), for: Int?.self) == .success(nil))
  }

  @Test func areLeftOutWhereNobodyIsToReadThem() {
    let silent = Envelope(codeKey: nil, messageKeys: [])
    let body = #"{"title": "No.", "errors": {"name": "Too short."}}"#

    #expect(
      silent.open(.json(body, status: 422), for: Int.self)
        == .failure(.http(status: 422, message: nil)))
  }

  @Test func areCutOff() {
    let long = String(repeating: "a", count: 10_000)
    let beginning = String(repeating: "a", count: 199) + "…"
    let body = #"{"message": "\#(long)", "errors": {"name": ["b", "\#(long)"]}}"#

    let result = Envelope.plain.open(.json(body, status: 422), for: Int.self)

    let field = "b\n" + String(repeating: "a", count: 197) + "…"
    #expect(result == .failure(.invalidFields(["name": field], message: beginning)))
  }
}
