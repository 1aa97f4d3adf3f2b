import Foundation

nonisolated extension URL {
  /// The server that an address leads to: `https://api.example.com`, and its port where that is not
  /// the usual one.
  package var server: String {
    let scheme = scheme?.lowercased() ?? ""
    let host = host()?.lowercased() ?? ""
    let isUsual = port == nil || port == ["http": 80, "https": 443][scheme]
    let port = port.flatMap { isUsual ? nil : ":\($0)" } ?? ""
    return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host)\(port)"
  }
}
