import BaseData
import Core

/// Sends the `User` to the server.
package struct LoginNetwork: Sendable {
  private let client: HTTPClient

  package init(client: HTTPClient) {
    self.client = client
  }

  package func submit(_ input: UserInputDTO) async throws(AppError) -> UserDTO {
    try await client.send(Self.endpoint(input))
  }

  private static func endpoint(_ input: UserInputDTO) -> Endpoint<UserDTO> {
    // FILL IN: the path of the API, and in `UserDTO` what comes back; a sign-in wants
    // `authorization: .none` too.
    Endpoint(.post, "login", body: .json(input))
  }
}
