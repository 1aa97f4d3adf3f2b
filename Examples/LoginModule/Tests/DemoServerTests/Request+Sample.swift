import Foundation

@testable import DemoServerKit

extension Request {
  /// A request as a client would make it; the body is JSON.
  static func sample(
    _ method: String, _ path: String, query: [String: String] = [:], token: String? = nil,
    body: String = ""
  ) -> Request {
    Request(
      method: method, path: path, query: query,
      headers: token.map { ["authorization": "Bearer \($0)"] } ?? [:], body: Data(body.utf8),
      keepsAlive: true)
  }
}
