import Foundation

nonisolated extension URL {
  /// The server that an address leads to: `https://example.com:8443`, without a port that goes
  /// without saying. `nil` if it leads to none, as that of a file does.
  package var origin: String? {
    guard let scheme = scheme?.lowercased(), let usual = ["http": 80, "https": 443][scheme],
      let host = host()?.lowercased(), !host.isEmpty
    else { return nil }
    let port = port.flatMap { $0 == usual ? nil : ":\($0)" } ?? ""
    return "\(scheme)://\(host)\(port)"
  }
}
