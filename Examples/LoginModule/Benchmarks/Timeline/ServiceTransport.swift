import BaseData
import Core
import Foundation
import MeBusiness
import TimelineBusiness

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers with the page that begins with the row of `max_id`, or else with the newest.
struct ServiceTransport: HTTPTransport {
  let pages: ServicePages

  func send(_ request: URLRequest) async throws(AppError) -> HTTPReply {
    let id = request.url?.query()?.split(separator: "=").last.flatMap { Int64($0) }
    let place = id.flatMap { pages.places[$0] } ?? 0
    return HTTPReply(status: 200, headers: [:], body: pages.bodies[place])
  }
}

extension ServicePages {
  /// Asks for these pages, and keeps the newest posts in a file.
  func handler(keeping limit: Int = 500, in file: URL) -> TimelineHandler {
    let client = HTTPClient(
      baseURL: URL(filePath: "/2"), transport: ServiceTransport(pages: self), envelope: .weibo)
    let (database, storage) = (Database(at: file), MemoryStore())
    return TimelineHandler(
      client: client, database: database, storage: storage,
      meHandler: MeHandler(client: client, database: database, storage: storage), limit: limit)
  }
}
