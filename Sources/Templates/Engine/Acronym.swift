/// Abbreviations that Swift writes in one case: `userID`, `urlSession`.
enum Acronym {
  /// True if `word`, given in lower case, is one.
  static func isKnown(_ word: String) -> Bool { all.contains(word) }

  /// The acronym that `word`, given in lower case, is the plural of: `id` for `ids`.
  static func singular(of word: String) -> String? {
    guard word.hasSuffix("s"), !isKnown(word) else { return nil }
    let singular = String(word.dropLast())
    return isKnown(singular) ? singular : nil
  }

  private static let all: Set<String> = [
    "api", "cpu", "css", "csv", "db", "dns", "ftp", "gif", "gps", "gpu", "html", "http", "https",
    "id", "ip", "jpeg", "json", "jwt", "os", "pdf", "png", "qr", "rgb", "rpc", "rss", "sdk", "sms",
    "sql", "ssh", "ssl", "svg", "tcp", "tls", "ttl", "udp", "ui", "uri", "url", "utc", "utf",
    "uuid", "vpn", "xml", "yaml",
  ]
}
