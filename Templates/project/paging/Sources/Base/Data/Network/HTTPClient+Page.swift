import Core
import Foundation

nonisolated extension HTTPClient {
  /// The page after a cursor; without one, the first.
  ///
  /// Where pages are linked, a link to another server is not followed: it is none of those that may
  /// get the token.
  package func page<Row>(
    _ list: PageEndpoint<Row>, after cursor: String?
  ) async throws(AppError) -> Page<Row> {
    let paging = list.paging
    let link = paging.isLinked ? cursor : nil
    let client = try link.map { address throws(AppError) in try self.client(at: address) } ?? self
    let endpoint = Endpoint(
      .get, link == nil ? list.path : "",
      query: link == nil ? list.query + paging.query(after: cursor) : []
    ) { try PageReply<Row>(from: $0, rows: list.rows, told: paging.told) }
    let (result, reply) = try await client.reply(to: endpoint)
    let page = try result.get()
    let next = paging.next(of: page, after: cursor, link: reply.link(to: "next"))
    return Page(
      items: page.rows,
      next: paging.isLinked ? next.flatMap { client.address($0, from: endpoint) } : next,
      dropped: page.dropped, count: paging.count(of: page))
  }
}
