import BaseData
import Core
import Foundation

/// Asks the server for the public timeline, page by page.
package nonisolated final class TimelineNetwork: Sendable {
  /// How many rows are asked for at once.
  package static let pageSize = 20

  private let client: HTTPClient
  private let maxID: MaxID

  package init(client: HTTPClient, maxID: MaxID = .inclusive) {
    self.client = client
    self.maxID = maxID
  }

  /// The newest page, or the one below a row: such a page begins with that row itself, and is
  /// the end if there is no other in it.
  @Sendable package func page(
    below id: Int64? = nil
  ) async throws(AppError) -> TimelinePage {
    let bound = id.map(maxID.bound(beginningWith:))
    return try await client.send(Self.endpoint(upTo: bound)).page(below: id)
  }

  /// One post.
  package func status(_ id: Int64) async throws(AppError) -> StatusDTO {
    try await client.send(
      Endpoint(
        .get, "statuses/show.json", query: [URLQueryItem(name: "id", value: String(id))]))
  }

  private static func endpoint(upTo bound: Int64?) -> Endpoint<TimelineReply> {
    Endpoint(
      .get, "statuses/public_timeline.json",
      query: [URLQueryItem(name: "count", value: String(pageSize))]
        + (bound.map { [URLQueryItem(name: "max_id", value: String($0))] } ?? []))
  }
}
