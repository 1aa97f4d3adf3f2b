import Foundation

/// A file in a form of several parts.
struct FormFile: Sendable, Hashable {
  /// As the client says, such as `image/png`.
  let type: String
  let bytes: Data
}

extension Request {
  /// The file in a field of a body of the type `multipart/form-data`.
  func file(_ name: String) -> FormFile? {
    let words = headers["content-type"]?.components(separatedBy: "boundary=") ?? []
    guard words.count == 2, words[0].hasPrefix("multipart/form-data") else { return nil }
    return body.parts(between: "--\(words[1])").lazy.compactMap { FormFile($0, in: name) }.first
  }
}

extension FormFile {
  /// - Parameter part: Its headers, an empty line and the bytes of the file.
  fileprivate init?(_ part: Data, in name: String) {
    guard let end = part.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: part[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    guard head.contains(where: { $0.contains("; name=\"\(name)\"; filename=") }),
      let type = head.first(where: { $0.hasPrefix("Content-Type: ") })
    else { return nil }
    self.init(type: String(type.dropFirst("Content-Type: ".count)), bytes: part[end.upperBound...])
  }
}

extension Data {
  /// What stands between two lines that are a boundary.
  fileprivate func parts(between boundary: String) -> [Data] {
    var parts: [Data] = []
    var rest = range(of: Data("\(boundary)\r\n".utf8)).map { self[$0.upperBound...] } ?? Data()
    while let end = rest.range(of: Data("\r\n\(boundary)".utf8)) {
      parts.append(rest[..<end.lowerBound])
      rest = rest[end.upperBound...].dropFirst(2)
    }
    return parts
  }
}
