import BaseData
import Core

/// Signs in to the server, and out of it.
package nonisolated final class LoginNetwork: Sendable {
  // FILL IN: the paths of the API.
  private static let signInPath: EndpointPath = "login"
  private static let codePath: EndpointPath = "login/code"
  private static let renewalPath: EndpointPath = "token"
  private static let signOutPath: EndpointPath = "logout"

  private let client: HTTPClient

  package init(client: HTTPClient) {
    self.client = client
  }

  /// Asks with a name and a password.
  package func submit(_ input: UserInputDTO) async throws(AppError) -> LoginReply {
    try await client.send(
      Endpoint(.post, Self.signInPath, body: .json(input), authorization: .none))
  }

  /// Answers the server that wants a code besides.
  package func submit(_ input: LoginCodeDTO) async throws(AppError) -> GrantDTO {
    try await client.send(
      Endpoint(.post, Self.codePath, body: .json(input), authorization: .none))
  }

  /// Gets a token in the place of one that has run out.
  package func renew(_ input: RenewalDTO) async throws(AppError) -> TokenDTO {
    try await client.renew(
      Endpoint(.post, Self.renewalPath, body: .json(input), authorization: .none))
  }

  /// Notifies the server that a token is not needed any more. The session has forgotten it by then,
  /// so it is carried by hand; and since nobody waits for this, it is soon given up.
  package func signOut(_ token: Token) async throws(AppError) {
    let headers = ["Authorization": "\(token.scheme) \(token.access)"]
    _ = try await client.send(
      Endpoint<NoContent>(
        .post, Self.signOutPath, headers: headers, authorization: .none, timeLimit: .seconds(3)))
  }
}
