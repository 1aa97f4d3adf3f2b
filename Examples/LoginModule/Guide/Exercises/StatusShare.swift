import BaseData
import TimelineData

/// What a reader passes on of a post: who wrote it, what, and the link that opens it.
package nonisolated struct StatusShare: Sendable, Hashable {
  package let text: String

  package init(_ row: StatusDTO) {
    let author = row.user?.screenName ?? "–"
    text = "\(author): \(row.text)\nloginexample://timeline/\(row.id)"
  }
}

nonisolated extension StatusShare {
  /// The post as the server has it now.
  package init(_ id: Int64, client: HTTPClient) async throws {
    self.init(
      try await client.send(
        Endpoint(.get, "statuses/show.json", query: [URLQueryItem(name: "id", value: "\(id)")])))
  }
}
