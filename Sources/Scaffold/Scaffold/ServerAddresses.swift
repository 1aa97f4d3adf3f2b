import Ground
import Model

/// The addresses of a server: where they lead, and how they may be shown.
struct ServerAddresses {
  /// Where the server is, without a slash at the end.
  private let base: String
  /// The query that every request has besides, such as a key.
  private let query: [(name: String, value: String)]

  init(below base: String, _ query: [(name: String, value: String)]) {
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    self.query = query
  }
}

extension ServerAddresses {
  /// Below the server's address, as it may be shown: nothing of what every request says besides.
  func shown(
    _ path: String, _ query: [(name: String, value: String)] = [], by method: String = "GET"
  ) -> String {
    let words = query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return "\(method) /\(path)" + (words.isEmpty ? "" : "?" + words)
  }

  func url(_ path: String, _ query: [(name: String, value: String)] = []) -> String {
    let all = (query + self.query).map {
      $0.name.escapedInQuery + "=" + $0.value.escapedInAddress
    }.joined(separator: "&")
    return "\(base)/\(path)" + (all.isEmpty ? "" : "?" + all)
  }

  /// The address of a linked page; `nil` for another server's.
  func url(linked next: String, from path: String) -> String? {
    let origin = base.origin
    if next.hasPrefix("http://") || next.hasPrefix("https://") {
      return next.origin == origin ? next : nil
    }
    if next.hasPrefix("//") { return nil }
    if next.hasPrefix("/") { return origin + next }
    let own = url(path).prefix { $0 != "?" }
    if next.hasPrefix("?") { return own + next }
    return (own.lastIndex(of: "/").map { String(own[...$0]) } ?? origin + "/") + next
  }

  /// True if an address stays on the server.
  func isOfServer(_ address: String) -> Bool {
    address.origin.isEmpty || address.origin == base.origin
  }
}

extension String {
  /// `https://host:port`; nothing for what is no whole address.
  fileprivate var origin: String {
    guard let scheme = ["https://", "http://"].first(where: hasPrefix) else { return "" }
    return scheme + dropFirst(scheme.count).prefix { !"/?#".contains($0) }
  }

  /// A name in a query, whose brackets most servers take as they are.
  fileprivate var escapedInQuery: String {
    escapedInAddress.replacing("%5B", with: "[").replacing("%5D", with: "]")
      .replacing("%24", with: "$").replacing("%40", with: "@")
  }
}
