import Foundation

/// What the server answers.
struct Reply: Sendable, Hashable {
  var status: Int
  var headers: [String: String]
  var body: Data
  var delivery = Delivery.whole
}

extension Reply {
  static func json(_ value: JSON, status: Int = 200) -> Reply {
    Reply(status: status, headers: ["Content-Type": "application/json"], body: value.data)
  }

  static func text(_ text: String, status: Int) -> Reply {
    Reply(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"],
      body: Data("\(text)\n".utf8))
  }

  /// The status line and the headers, with the empty line that ends them.
  ///
  /// - Parameter length: `nil` for a body whose pieces name their lengths.
  func head(length: Int?, keepsAlive: Bool) -> Data {
    var headers = headers
    headers["Content-Length"] = length.map { "\($0)" }
    headers["Transfer-Encoding"] = length == nil ? "chunked" : nil
    headers["Connection"] = keepsAlive ? "keep-alive" : "close"
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Data("HTTP/1.1 \(status) \(Self.phrase(status))\r\n\(lines.joined())\r\n".utf8)
  }

  /// The body in one piece, and a header after it.
  var trailedBody: Data {
    Data("\(String(body.count, radix: 16))\r\n".utf8) + body
      + Data("\r\n0\r\nX-Trailer: late\r\n\r\n".utf8)
  }

  private static func phrase(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 413: "Content Too Large"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}
