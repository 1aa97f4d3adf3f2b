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

nonisolated extension String {
  /// The same JSON without spaces, in the order of its keys; what is no JSON stays as it is.
  package var sortedJSON: String {
    let value = try? JSONSerialization.jsonObject(with: Data(utf8))
    let data = value.flatMap { value in
      try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    }
    return data.map { String(decoding: $0, as: UTF8.self) } ?? self
  }
}
