import Foundation

/// The path of an endpoint, below the client's base URL.
///
/// In `"users/\(id)"`, what is written out stays as it is, and the value becomes one segment,
/// whatever is in it: it never leads to another place.
package nonisolated struct EndpointPath: Sendable, Hashable, CustomStringConvertible {
  /// As it stands in an address.
  package let description: String
  /// As it may be read by others, such as in a log: what is written out stays, each value is a `*`.
  let redacted: String
  /// True if no value makes a segment that leads elsewhere: an empty one, `.` or `..`.
  let isSound: Bool

  /// A path as it is meant, with the segments that are in it. It is a value as a whole.
  package init(_ path: String) {
    description = path.pathEncoded
    redacted = "*"
    isSound = true
  }
}

nonisolated extension EndpointPath: ExpressibleByStringInterpolation {
  package init(stringLiteral path: String) {
    description = path.pathEncoded
    redacted = description
    isSound = true
  }

  package init(stringInterpolation path: Parts) {
    description = path.segments.map(\.text).joined(separator: "/")
    redacted = path.redacted
    isSound = !path.segments.contains { $0.hasValue && ["", ".", ".."].contains($0.text) }
  }

  /// The segments of a path that is being put together.
  package struct Parts: StringInterpolationProtocol {
    fileprivate var segments = [(text: "", hasValue: false)]
    fileprivate var redacted = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      redacted += literal.pathEncoded
      let pieces = literal.pathEncoded.components(separatedBy: "/")
      segments[segments.count - 1].text += pieces[0]
      segments += pieces.dropFirst().map { ($0, false) }
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let allowed = CharacterSet.urlPathAllowed.subtracting(["/", "@", ":", ";", "+"])
      let text = value.description.addingPercentEncoding(withAllowedCharacters: allowed)
      segments[segments.count - 1].text += text ?? ""
      segments[segments.count - 1].hasValue = true
      redacted += "*"
    }
  }
}

nonisolated extension String {
  fileprivate var pathEncoded: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self
  }
}
