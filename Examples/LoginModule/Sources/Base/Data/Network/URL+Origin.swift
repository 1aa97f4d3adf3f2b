import Foundation

nonisolated extension URL {
  /// The server on the web that an address leads to: `https://example.com`, and its port where that
  /// is not the usual one.
  var origin: String? {
    guard let scheme = scheme?.lowercased(), let usual = ["http": 80, "https": 443][scheme],
      let host = host()?.lowercased(), !host.isEmpty
    else { return nil }
    return "\(scheme)://\(host)" + (port ?? usual == usual ? "" : ":\(port ?? usual)")
  }
}
