import Foundation

nonisolated extension URL {
  /// The URL of a path.
  ///
  /// - Parameters:
  ///   - base: What all links of the app begin with, such as `weibo://`.
  /// - linkPath: The parts of the path; they are escaped, so each may be any text but an empty one.
  package init?(base: String, linkPath: [String]) {
    let parts = linkPath.map { $0.addingPercentEncoding(withAllowedCharacters: .ofLinks) ?? "" }
    self.init(string: base + parts.joined(separator: "/"))
  }

  /// The parts of the path behind what all links of the app begin with; `nil` where the URL begins
  /// with something else.
  package func linkPath(behind base: String) -> [Substring]? {
    let text = absoluteString
    guard let start = text.range(of: base, options: [.anchored, .caseInsensitive]) else {
      return nil
    }
    let path = text[start.upperBound...].prefix { $0 != "?" && $0 != "#" }
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      guard let text = part.removingPercentEncoding else { return nil }
      parts.append(text[...])
    }
    return parts
  }
}

nonisolated extension CharacterSet {
  fileprivate static let ofLinks = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
