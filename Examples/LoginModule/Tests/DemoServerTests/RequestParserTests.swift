import Foundation
import Testing

@testable import DemoServerKit

struct RequestParserTests {
  /// What comes of the bytes: requests as `GET /a [query] body`, or the fault.
  private func parsed(_ text: String, in pieces: Int = 1) -> [String] {
    let bytes = Array(text.utf8)
    let size = max(1, (bytes.count + pieces - 1) / pieces)
    var parser = RequestParser(limits: Limits(headBytes: 60, headers: 5, bodyBytes: 10))
    var found: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      parser.append(Array(bytes[start..<min(start + size, bytes.count)]))
      do {
        while let request = try parser.next() { found.append(request.summary) }
      } catch {
        return found + ["\(error)"]
      }
    }
    return found
  }

  @Test(arguments: [
    ("GET /a HTTP/1.1\r\n\r\n", ["GET /a"]),
    ("GET /%E4%B8%89%20?a=1+2&b=%2B&c HTTP/1.1\r\n\r\n", ["GET /三  a=1 2 b=+ c="]),
    ("POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc", ["POST /a abc"]),
    ("POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\nab", []),
    ("GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\n\r\nGET", ["GET /a", "GET /b"]),
    (
      "POST /a HTTP/1.1\r\nContent-Length: 1\r\n\r\nxGET /b HTTP/1.1\r\n\r\n",
      ["POST /a x", "GET /b"]
    ),
    ("GET /a HTTP/1.0\r\n\r\n", ["GET /a, the last"]),
    ("GET /a HTTP/1.1\r\nConnection: Close\r\n\r\n", ["GET /a, the last"]),
    ("GET /a HTTP/1.0\r\nconnection:keep-alive\r\n\r\n", ["GET /a"]),
    ("GET /a\r\n\r\n", ["malformed"]),
    ("GET a HTTP/1.1\r\n\r\n", ["malformed"]),
    ("GET http://a.test/ HTTP/1.1\r\n\r\n", ["malformed"]),
    ("GET file:///etc/passwd HTTP/1.1\r\n\r\n", ["malformed"]),
    ("CONNECT a.test:443 HTTP/1.1\r\n\r\n", ["malformed"]),
    ("OPTIONS * HTTP/1.1\r\n\r\n", ["malformed"]),
    ("GET /%zz HTTP/1.1\r\n\r\n", ["malformed"]),
    ("GET /?a=%zz HTTP/1.1\r\n\r\n", ["malformed"]),
    ("GET /a HTTP/1.1\r\nno colon\r\n\r\n", ["malformed"]),
    ("GET /a HTTP/1.1\r\nContent-Length: -1\r\n\r\n", ["malformed"]),
    ("GET /a HTTP/1.1\r\nContent-Length: 1\r\ncontent-length: 2\r\n\r\n", ["malformed"]),
    ("GET /a HTTP/2\r\n\r\n", ["unknownVersion"]),
    ("GET /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", ["unknownEncoding"]),
    ("GET /a HTTP/1.1\r\nContent-Length: 11\r\n\r\n", ["bodyTooLarge"]),
    ("GET /a HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", ["bodyTooLarge"]),
    ("GET /a HTTP/1.1\r\n\(String(repeating: "a:\r\n", count: 5))\r\n", ["GET /a"]),
    ("GET /a HTTP/1.1\r\n\(String(repeating: "a:\r\n", count: 6))\r\n", ["headTooLarge"]),
    ("GET /\(String(repeating: "a", count: 60)) HTTP/1.1", ["headTooLarge"]),
    ("GET /\(String(repeating: "a", count: 60)) HTTP/1.1\r\n\r\n", ["headTooLarge"]),
  ])
  func readsRequests(text: String, found: [String]) {
    #expect(parsed(text) == found)
    #expect(parsed(text, in: 3) == found)
    #expect(parsed(text, in: text.utf8.count) == found)
  }

  @Test func refusesWhatIsNotText() {
    var parser = RequestParser()
    parser.append([0xFF, 0xFE] + Array("\r\n\r\n".utf8))

    #expect(throws: RequestFault.malformed) { try parser.next() }
  }

  @Test(arguments: [
    ("Expect: 100-continue\r\nContent-Length: 2\r\n\r\n", true),
    ("Expect: 100-continue\r\nContent-Length: 2\r\n\r\na", false),
    ("Content-Length: 2\r\n\r\n", false),
  ])
  func knowsWhoWaitsForLeave(rest: String, isAsked: Bool) throws {
    var parser = RequestParser()
    parser.append(Array("POST /a HTTP/1.1\r\n\(rest)".utf8))

    #expect(try parser.next() == nil)
    #expect(parser.isAskedForLeave == isAsked)
  }

  @Test(arguments: [
    (
      "application/json", #"{"a": "b", "n": 1, "d": 1.5, "o": {}, "l": [1], "z": null}"#,
      "a=b d=1.5 n=1"
    ),
    ("application/x-www-form-urlencoded; charset=utf-8", "a=b+c&n=%31", "a=b c n=1"),
    ("application/json", String(repeating: "[", count: 100_000), ""),
    ("application/json", "[1]", ""),
    ("", "", ""),
  ])
  func readsFields(type: String, body: String, fields: String) {
    let request = Request(
      method: "POST", path: "/", query: [:], headers: ["content-type": type],
      body: Data(body.utf8), keepsAlive: true)

    #expect(request.fields.text == fields)
  }
}

extension Request {
  fileprivate var summary: String {
    let words = [method, path, query.text, String(decoding: body, as: UTF8.self)]
    return words.filter { !$0.isEmpty }.joined(separator: " ") + (keepsAlive ? "" : ", the last")
  }
}

extension [String: String] {
  fileprivate var text: String {
    sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
  }
}
