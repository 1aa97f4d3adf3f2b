import BaseBusiness
import BaseData
import Core
import Foundation
internal import LoginData

/// Signs in.
///
/// The token goes to the session, the user's name to the storage; the password goes to the
/// server and nowhere else.
package nonisolated struct LoginHandler: LoginHandling {
  /// Begins the session of a user, in the place of any other.
  package typealias SignIn =
    @Sendable (_ user: User.ID, _ token: Token) async throws(AppError) -> Void

  private let network: LoginNetwork
  private let storage: LoginStorage
  private let signIn: SignIn
  private let now: @Sendable () -> Date

  package init(
    client: HTTPClient, storage: any KeyValueStore, signIn: @escaping SignIn,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.network = LoginNetwork(client: client)
    self.storage = LoginStorage(store: storage)
    self.signIn = signIn
    self.now = now
  }

  package func userName() async throws(AppError) -> String? {
    try storage.userName.value()
  }

  package func submit(_ input: UserInput) async throws(AppError) -> Sourced<LoginStep> {
    let reply = try await network.submit(UserInputDTO(input))
    let forgotten = await remember(input.userName)
    switch reply {
    case .granted(let grant):
      return try await begin(with: grant, warning: forgotten).map(LoginStep.signedIn)
    case .codeWanted(let challenge):
      return Sourced(.codeWanted(Challenge(id: challenge)), from: .network, warning: forgotten)
    }
  }

  package func submit(
    _ code: Secret, for challenge: Challenge
  ) async throws(AppError) -> Sourced<User> {
    let input = LoginCodeDTO(challenge: challenge.id, code: code)
    return try await begin(with: try await network.submit(input))
  }

  /// Nobody is signed in who has left the screen meanwhile. A token that cannot be kept serves
  /// until the app ends, so there is a warning.
  private func begin(
    with grant: GrantDTO, warning: AppError? = nil
  ) async throws(AppError) -> Sourced<User> {
    if Task.isCancelled { throw .cancelled }
    let user = User(grant.user)
    let unkept = await AppError?.of { () async throws(AppError) in
      try await signIn(user.id, Token(grant.token, at: now()))
    }
    return Sourced(user, from: .network, warning: unkept ?? warning)
  }

  /// Who cannot be remembered is signed in all the same, with a warning.
  private func remember(_ userName: String) async -> AppError? {
    await .of { () async throws(AppError) in try storage.userName.set(userName) }
  }
}
