import BaseData
import BaseTesting
import Core
import Foundation
import TimelineData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The service in memory: a timeline that grows, asked as the real one is. Some of its posts cannot
/// be read, and now and then nobody reaches it.
nonisolated final class GrowingServer: Sendable {
  private let ids = Locked<[Int64]>([])
  private let isDown = Locked(false)

  var isOffline: Bool {
    get { isDown.withLock { $0 } }
    set { isDown.withLock { $0 = newValue } }
  }

  /// The posts that can be read, newest first.
  var readable: [Int64] {
    all.filter(Self.isReadable)
  }

  /// How many posts cannot be read, by the nearest of these above them; above all, by `.max`.
  func unreadable(below ids: [Int64]) -> [Int64: Int] {
    var counts: [Int64: Int] = [:]
    var rest = ids[...]
    var above = Int64.max
    for id in all where !Self.isReadable(id) {
      while let next = rest.first, next > id { above = rest.removeFirst() }
      counts[above, default: 0] += 1
    }
    return counts
  }

  /// New posts, each so much newer than the one before.
  func post(_ steps: [Int64]) {
    ids.withLock { ids in
      for step in steps { ids.append((ids.last ?? 0) + step) }
    }
  }

  var transport: StubTransport {
    StubTransport { [self] request throws(AppError) in
      if isOffline { throw .offline }
      return reply(to: request)
    }
  }
}

nonisolated extension GrowingServer {
  private var all: [Int64] { ids.withLock { $0.reversed() } }

  private static func isReadable(_ id: Int64) -> Bool {
    !id.isMultiple(of: 13)
  }

  private func reply(to request: URLRequest) -> HTTPReply {
    let url = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
    let query = url?.queryItems ?? []
    let number = { (name: String) in
      query.first { $0.name == name }.flatMap { $0.value }.flatMap { Int64($0) }
    }
    let top = number("max_id") ?? .max
    let count = Int(number("count") ?? 20)
    let rows = ids.withLock { ids in
      ids.reversed().lazy.filter { $0 <= top }.prefix(count).map { id in
        Self.isReadable(id) ? StatusDTO.json(id) : #"{"id": \#(id), "text": null}"#
      }
    }
    return .json(#"{"statuses": [\#(rows.joined(separator: ", "))]}"#)
  }
}
