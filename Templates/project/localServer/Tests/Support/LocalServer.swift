import BaseData
import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The replies in `LocalServer`, asked as the app asks them, and whether it reads all of them.
package nonisolated final class LocalServer: HTTPTransport {
  /// Beside the folder of the tests; a device that runs the tests of a Mac does not have it.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "LocalServer")

  package static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  private let files: CannedTransport
  private let lastReply = Locked(Data())

  package init() {
    files = CannedTransport(folder: Self.folder, baseURL: URL(filePath: "/"))
  }

  package func send(_ request: URLRequest) -> HTTPReply {
    let reply = files.send(request)
    lastReply.withLock { $0 = reply.body }
    return reply
  }

  /// What of the last reply these values have otherwise, such as `[0].price: 1 for 0.99`; what they
  /// do not know is nobody's loss.
  package func losses(in values: [some Encodable]) throws -> [String] {
    let reply = try SentJSON(lastReply.withLock { $0 })
    return try values.enumerated().flatMap { index, value in
      try SentJSON(JSONEncoder().encode(value)).losses(in: reply, at: "[\(index)]")
    }
  }
}
