import BaseData
import Core
import Foundation

/// Asks the server for the `Profile`.
package nonisolated final class MeNetwork: Sendable {
  private let client: HTTPClient

  package init(client: HTTPClient) {
    self.client = client
  }

  @Sendable package func fetch() async throws(AppError) -> ProfileDTO {
    try await client.send(Self.endpoint)
  }

  /// Likes a post, or takes that back.
  package func setLiked(_ isLiked: Bool, post: Int64) async throws(AppError) -> ProfileDTO {
    try await client.send(
      Endpoint(
        isLiked ? .put : .delete, "favorites",
        query: [URLQueryItem(name: "id", value: String(post))]))
  }

  /// Makes a picture the avatar, which may take longer than other requests.
  ///
  /// - Parameter type: Such as `image/png`.
  package func upload(_ avatar: Data, type: String) async throws(AppError) -> ProfileDTO {
    let part = FormPart(name: "avatar", fileName: "avatar", type: type, bytes: avatar)
    return try await client.send(
      Endpoint(.post, "me/avatar", body: .multipart([part]), timeLimit: .seconds(120)))
  }

  private static var endpoint: Endpoint<ProfileDTO> {
    Endpoint(.get, "me")
  }
}
