import BaseData
import Core
import Foundation

/// Asks the server for the public timeline, page by page.
package struct TimelineNetwork: Sendable {
  /// How many rows are asked for at once.
  package static let pageSize = 20

  private let client: HTTPClient

  package init(client: HTTPClient) {
    self.client = client
  }

  /// The newest page, or the one below a row: such a page begins with that row itself, and `next`
  /// is `nil` if there is no other in it.
  package func page(below id: Int64? = nil) async throws(AppError) -> Page<StatusDTO> {
    try await client.send(Self.endpoint(below: id)).page(below: id)
  }

  private static func endpoint(below id: Int64?) -> Endpoint<TimelineReply> {
    Endpoint(
      .get, "statuses/public_timeline.json",
      query: [URLQueryItem(name: "count", value: String(pageSize))]
        + (id.map { [URLQueryItem(name: "max_id", value: String($0))] } ?? []))
  }
}
