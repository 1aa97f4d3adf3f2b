import Foundation
import Testing

@testable import DemoServerKit

struct AvatarsTests {
  /// A form as a client sends it: a field, then a file.
  private static func form(_ field: String, type: String = "image/png") -> Request {
    let body = """
      --B\r
      Content-Disposition: form-data; name="text"\r
      \r
      hello\r
      --B\r
      Content-Disposition: form-data; name="\(field)"; filename="me"\r
      Content-Type: \(type)\r
      \r
      \r
      \r
      --b\r
      --B--\r

      """
    return Request(
      method: "POST", path: "/2/me/avatar", query: [:],
      headers: [
        "authorization": "Bearer a-1", "content-type": "multipart/form-data; boundary=B",
      ],
      body: Data(body.utf8), keepsAlive: true)
  }

  private static func visited() -> DemoState {
    var state = DemoState.sample
    _ = state.reply(
      to: .sample("POST", "/2/login", body: #"{"user_name":"demo","password":"demo1234"}"#))
    return state
  }

  @Test func takeThePlaceOfTheOneBefore() {
    var state = Self.visited()
    let paths = ["1404370001.bmp", "1404370001-1", "1404370001-2"]

    for (number, path) in paths.enumerated() {
      let reply =
        number == 0
        ? state.reply(to: .sample("GET", "/2/me", token: "a-1"))
        : state.reply(to: Self.form("avatar"))
      let json = """
        {"favourites_count":0,"id":1404370001,"idstr":"1404370001",\
        "profile_image_url":"http://img.example.com/\(path)",\
        "screen_name":"demo","user_name":"demo"}
        """
      #expect(String(decoding: reply.body, as: UTF8.self) == json)
    }
    let shown = state.reply(to: .sample("GET", "/pictures/1404370001-2"))
    #expect(
      shown
        == Reply(
          status: 200, headers: ["Content-Type": "image/png"], body: Data("\r\n\r\n--b".utf8)))
    #expect(state.reply(to: .sample("GET", "/pictures/1404370001-1")).status == 404)
  }

  @Test(arguments: [form("other"), form("avatar", type: "text/html")])
  func refusesWhatIsNoPicture(request: Request) {
    var state = Self.visited()

    let reply = state.reply(to: request)

    #expect(
      String(decoding: reply.body, as: UTF8.self) == """
        {"error":"`avatar` is missing or wrong","error_code":10016,"request":"/2/me/avatar"}
        """)
    #expect(reply.status == 400)
  }
}
