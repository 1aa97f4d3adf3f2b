/// The reply of a server.
struct WebReply {
  let status: Int
  /// By their names in lower case.
  let headers: [String: String]
  let body: [UInt8]

  /// - Parameter bytes: the head and the body, as they came.
  /// - Returns: `nil` for what is no answer of HTTP.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var found: (status: Int, headers: [String: String])?
    // In front of an answer may stand those of proxies, and words that one is still to come.
    while rest.starts(with: "HTTP/".utf8), let end = Self.headEnd(in: rest) {
      let lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
        .split(whereSeparator: \.isNewline)
      guard let first = lines.first, let status = Self.status(in: first) else { return nil }
      found = (status, Self.headers(in: lines.dropFirst()))
      rest = rest[end.upperBound...]
      guard status < 200 || rest.starts(with: "HTTP/".utf8) else { break }
    }
    guard let found else { return nil }
    (status, headers, body) = (found.status, found.headers, Array(rest))
  }
}

extension WebReply {
  private static func headEnd(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let mark = Array("\r\n\r\n".utf8)
    var index = bytes.startIndex
    while index + mark.count <= bytes.endIndex {
      if bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) {
        return index..<index + mark.count
      }
      index += 1
    }
    return nil
  }

  private static func status(in line: Substring) -> Int? {
    let words = line.split(separator: " ")
    return words.count > 1 ? Int(words[1]) : nil
  }

  private static func headers(in lines: ArraySlice<Substring>) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers[line[..<colon].lowercased(), default: ""] += String(value)
    }
    return headers
  }
}

extension WebReply {
  var isGood: Bool { 200...299 ~= status }

  var isRedirect: Bool { 300...399 ~= status && status != 304 }

  /// The address of the next page by the header `Link`.
  var nextLink: String? {
    for part in (headers["link"] ?? "").split(separator: ",") {
      guard part.contains("rel=\"next\"") || part.contains("rel=next"),
        let start = part.firstIndex(of: "<"), let end = part.firstIndex(of: ">"), start < end
      else { continue }
      return String(part[part.index(after: start)..<end])
    }
    return nil
  }

  /// `text/html`
  var type: String {
    (headers["content-type"] ?? "").prefix { $0 != ";" }.lowercased()
  }
}
