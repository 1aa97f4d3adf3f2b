import Core
import Foundation

// Addresses that the server gives.
nonisolated extension HTTPClient {
  /// The same client for one address of its server, which an endpoint without a path then asks.
  func client(at address: String) throws(AppError) -> HTTPClient {
    guard let url = URL(string: address, relativeTo: baseURL)?.absoluteURL,
      url.origin == baseURL.origin
    else { throw .invalidInput(field: "url", reason: address) }
    return at(url)
  }

  /// The same client for one address, be it of another server.
  func at(_ url: URL) -> HTTPClient {
    var client = self
    (client.baseURL, client.isGiven) = (url, true)
    return client
  }

  /// An address in the reply of an endpoint, as it may be kept: without the server, if that is the
  /// client's own.
  func address<Response>(_ text: String, from endpoint: Endpoint<Response>) -> String? {
    guard let base = try? url(of: endpoint),
      let url = URL(string: text, relativeTo: base)?.absoluteURL
    else { return nil }
    guard url.origin == baseURL.origin else { return url.absoluteString }
    let query = url.query().map { "?\($0)" } ?? ""
    return url.path() + query
  }
}
