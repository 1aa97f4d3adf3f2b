import Foundation

/// A request up to its body.
struct RequestHead {
  let method: String
  let path: String
  let query: [String: String]
  let headers: [String: String]
  let keepsAlive: Bool
  /// How many bytes the body has.
  let length: Int

  /// - Parameter bytes: All lines, without the empty one that ends them.
  init(_ bytes: some Collection<UInt8>, limits: Limits) throws(RequestFault) {
    guard let text = String(bytes: bytes, encoding: .utf8) else { throw .malformed }
    let lines = text.split(separator: "\r\n" as Character, omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/") else { throw .malformed }
    guard ["HTTP/1.1", "HTTP/1.0"].contains(words[2]) else { throw .unknownVersion }
    guard lines.count <= limits.headers + 1 else { throw .headTooLarge }
    method = String(words[0])
    (path, query) = try Self.target(words[1])
    headers = try Self.headers(lines.dropFirst())
    let connection = headers["connection"]?.lowercased()
    keepsAlive = words[2] == "HTTP/1.1" ? connection != "close" : connection == "keep-alive"
    length = try Self.length(headers, limits: limits)
  }

  /// Whether the client waits for leave to send its body.
  var wantsLeave: Bool { headers["expect"]?.lowercased() == "100-continue" }

  func request(body: Data) -> Request {
    Request(
      method: method, path: path, query: query, headers: headers, body: body,
      keepsAlive: keepsAlive)
  }
}

extension RequestHead {
  private static func target(
    _ text: Substring
  ) throws(RequestFault) -> (path: String, query: [String: String]) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts[0].removingPercentEncoding,
      let query = parts.count == 2 ? String(parts[1]).formFields : [:]
    else { throw .malformed }
    return (path, query)
  }

  private static func headers(
    _ lines: ArraySlice<Substring>
  ) throws(RequestFault) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { throw .malformed }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      guard !name.contains(where: \.isWhitespace) else { throw .malformed }
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    return headers
  }

  private static func length(
    _ headers: [String: String], limits: Limits
  ) throws(RequestFault) -> Int {
    guard headers["transfer-encoding"] == nil else { throw .unknownEncoding }
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { throw .malformed }
    guard let length = Int(text), length <= limits.bodyBytes else { throw .bodyTooLarge }
    return length
  }
}
