import BaseData
import Foundation

nonisolated extension HTTPReply {
  /// A reply with such a body.
  ///
  /// - Parameter next: What the header `Link` has for the next page.
  package static func json(_ text: String, status: Int = 200, next: String? = nil) -> HTTPReply {
    HTTPReply(
      status: status, headers: next.map { ["link": "<\($0)>; rel=\"next\""] } ?? [:],
      body: Data(text.utf8))
  }
}
