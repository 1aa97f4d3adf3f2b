import BaseData
import Core
import Foundation

/// Asks the server for the list, page by page.
package struct TimelineNetwork: Sendable {
  private let client: HTTPClient

  package init(client: HTTPClient) {
    self.client = client
  }

  /// The page after a cursor; without one, the first.
  package func page(
    after cursor: String? = nil
  ) async throws(AppError) -> Page<StatusDTO> {
    try await client.send(Self.endpoint(after: cursor)).page
  }

  private static func endpoint(after cursor: String?) -> Endpoint<TimelineReply> {
    // FILL IN: the path of the API, and what it calls the cursor.
    Endpoint(
      .get, "timeline",
      query: cursor.map { [URLQueryItem(name: "cursor", value: $0)] } ?? [])
  }
}
