import Testing

@testable import DemoServerKit

struct RouterTests {
  private static func login(_ name: String, _ password: String = "demo1234") -> Request {
    .sample(
      "POST", "/2/login", body: #"{"user_name": "\#(name)", "password": "\#(password)"}"#)
  }

  private static func code(_ code: String, challenge: String = "c-1") -> Request {
    .sample(
      "POST", "/2/login/code", body: #"{"challenge": "\#(challenge)", "code": "\#(code)"}"#)
  }

  private static func refresh(_ token: String) -> Request {
    .sample("POST", "/2/token", body: #"{"refresh_token": "\#(token)"}"#)
  }

  private static func granted(_ access: Int, _ name: String? = nil, id: Int = 0) -> String {
    let user =
      name.map {
        """
        ,"user":{"id":\(id),"idstr":"\(id)",\
        "profile_image_url":"http://img.example.com/\(id)/50/1.jpg",\
        "screen_name":"\($0)","user_name":"\($0)"}
        """
      } ?? ""
    return """
      200 {"access_token":"a-\(access)","expires_in":3600,"refresh_token":"r-\(access + 1)"\(user)}
      """
  }

  private static func refused(
    _ status: Int, _ code: Int, _ words: String, _ path: String
  ) -> String {
    #"\#(status) {"error":"\#(words)","error_code":\#(code),"request":"\#(path)"}"#
  }

  @Test(arguments: [
    ([login("demo")], granted(1, "demo", id: 1_404_370_001)),
    (
      [login("demo", "wrong")], refused(200, 20101, "wrong user name or password", "/2/login")
    ),
    ([login("nobody")], refused(200, 20101, "wrong user name or password", "/2/login")),
    ([login("locked")], refused(403, 20102, "this account is locked", "/2/login")),
    (
      [login("locked", "wrong")], refused(200, 20101, "wrong user name or password", "/2/login")
    ),
    ([login("careful")], #"200 {"challenge":"c-1"}"#),
    (
      [.sample("POST", "/2/login")],
      refused(400, 10016, "`user_name` is missing or wrong", "/2/login")
    ),
  ])
  func signsIn(requests: [Request], answer: String) {
    #expect(DemoState.answer(to: requests) == answer)
  }

  @Test(arguments: [
    ([login("careful"), code("123456")], granted(2, "careful", id: 1_404_370_003)),
    ([login("careful"), code("1")], refused(200, 20104, "wrong code", "/2/login/code")),
    (
      [login("careful"), code("1"), code("123456")], granted(2, "careful", id: 1_404_370_003)
    ),
    (
      [code("123456")],
      refused(200, 20105, "this sign-in has run out; begin again", "/2/login/code")
    ),
    (
      [login("careful"), code("123456"), code("123456")],
      refused(200, 20105, "this sign-in has run out; begin again", "/2/login/code")
    ),
  ])
  func wantsASecondFactor(requests: [Request], answer: String) {
    #expect(DemoState.answer(to: requests) == answer)
  }

  private static let expire = Request.sample("POST", "/demo/expire")

  private static func page(_ token: String?) -> Request {
    .sample(
      "GET", "/2/statuses/public_timeline.json", query: ["since_id": "\(Int64.max)"], token: token)
  }

  private static let empty = #"200 {"statuses":[],"total_number":5}"#
  private static let badToken = refused(
    401, 21332, "invalid access token", "/2/statuses/public_timeline.json")

  @Test(arguments: [
    ([page(nil)], badToken),
    ([page("a-1")], badToken),
    ([login("demo"), page("a-1")], empty),
    ([login("demo"), page("r-2")], badToken),
    ([login("demo"), expire, page("a-1")], badToken),
    ([login("demo"), expire, refresh("r-2")], granted(3)),
    ([login("demo"), expire, refresh("r-2"), page("a-3")], empty),
    ([login("demo"), refresh("r-2"), page("a-1")], badToken),
    (
      [login("demo"), refresh("r-2"), refresh("r-2")],
      refused(401, 21332, "invalid access token", "/2/token")
    ),
    ([login("demo"), .sample("POST", "/2/logout", token: "a-1")], #"200 {"result":true}"#),
    ([login("demo"), .sample("POST", "/2/logout", token: "a-1"), page("a-1")], badToken),
    (
      [login("demo"), .sample("POST", "/2/logout", token: "a-1"), refresh("r-2")],
      refused(401, 21332, "invalid access token", "/2/token")
    ),
    ([.sample("POST", "/2/logout")], #"200 {"result":true}"#),
  ])
  func knowsItsTokens(requests: [Request], answer: String) {
    #expect(DemoState.answer(to: requests) == answer)
  }

  @Test(arguments: [
    ("GET", "/2/nothing", refused(404, 10020, "no such path", "/2/nothing")),
    ("GET", "/2/login", refused(405, 10021, "this path wants another method", "/2/login")),
    ("POST", "/demo/faults", refused(400, 10016, "`kind` is missing or wrong", "/demo/faults")),
    ("POST", "/demo/posts", #"200 {"total_number":6}"#),
    ("DELETE", "/demo/faults", #"200 {"result":true}"#),
    ("GET", "/demo/requests", #"200 {"requests":[]}"#),
  ])
  func findsWhoAnswers(method: String, path: String, answer: String) {
    #expect(DemoState.answer(to: [.sample(method, path)]) == answer)
  }

  @Test func tellsWhatWasAskedWithoutSecrets() {
    let requests: [Request] = [
      Self.login("demo"),
      .sample(
        "GET", "/2/statuses/public_timeline.json",
        query: ["count": "0", "access_token": "a-1"], token: "wrong"),
      .sample("GET", "/demo/requests"),
    ]

    #expect(
      DemoState.answer(to: requests) == """
        200 {"requests":[{"fault":null,"method":"POST","path":"/2/login","query":{},"status":200},\
        {"fault":null,"method":"GET","path":"/2/statuses/public_timeline.json",\
        "query":{"access_token":"…","count":"0"},"status":401}]}
        """)
  }
}
