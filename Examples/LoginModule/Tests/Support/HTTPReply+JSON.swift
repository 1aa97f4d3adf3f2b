import BaseData
import Foundation

nonisolated extension HTTPReply {
  /// A reply with such a body.
  package static func json(_ text: String, status: Int = 200) -> HTTPReply {
    HTTPReply(status: status, body: Data(text.utf8))
  }
}
