import BaseBusiness
import BaseData
import Core
import Foundation
internal import LoginData

/// Signs in and out.
///
/// The token goes to the session and the user's name to the storage; the password goes to the server
/// and nowhere else. Whoever comes finds nothing of the one who was here before.
package struct LoginHandler: LoginHandling {
  private let network: LoginNetwork
  private let storage: LoginStorage
  private let session: Session
  private let forget: @Sendable () async throws(AppError) -> Void
  private let now: @Sendable () -> Date

  /// - Parameter forget: Erases what other modules have kept for the last user.
  package init(
    client: HTTPClient,
    storage: any KeyValueStore,
    session: Session,
    forget: @escaping @Sendable () async throws(AppError) -> Void,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    network = LoginNetwork(client: client)
    self.storage = LoginStorage(store: storage)
    self.session = session
    self.forget = forget
    self.now = now
  }

  package func userName() async throws(AppError) -> String? {
    try storage.userName()
  }

  package func submit(_ input: UserInput) async throws(AppError) -> Sourced<LoginStep> {
    let reply = try await network.submit(UserInputDTO(input))
    if (try? storage.userName()) != input.userName { try await forget() }
    let forgotten = remember(input.userName)
    var answer = try await step(after: reply)
    answer.warning = answer.warning ?? forgotten
    return answer
  }

  package func submit(
    _ code: LoginCode, for challenge: Challenge
  ) async throws(AppError) -> Sourced<LoginStep> {
    let input = CodeInputDTO(challenge: challenge.id, code: code.digits)
    return try await step(after: try await network.submit(input))
  }

  /// The token is erased before the server is told: nothing that is refused from then on ends the
  /// session a second time.
  package func signOut(then leave: @Sendable (AppError?) async -> Void) async {
    let token = try? await session.current()
    await leave(await eraseToken())
    if let token { try? await network.signOut(token) }
  }
}

extension LoginHandler {
  /// Whoever has gone back meanwhile is not signed in behind their back.
  private func step(after reply: LoginReply) async throws(AppError) -> Sourced<LoginStep> {
    if Task.isCancelled { throw .cancelled }
    switch reply {
    case .signedIn(let user, let token):
      let unkept = await begin(with: Token(token, at: now()))
      return Sourced(.signedIn(User(user)), from: .network, warning: unkept)
    case .codeWanted(let challenge):
      return Sourced(.codeWanted(Challenge(id: challenge)), from: .network)
    }
  }

  /// A token that cannot be kept serves until the app ends, so there is a warning.
  private func begin(with token: Token) async -> AppError? {
    do throws(AppError) {
      try await session.signIn(with: token)
      return nil
    } catch {
      return error
    }
  }

  /// Who cannot be remembered is signed in all the same, with a warning.
  private func remember(_ userName: String) -> AppError? {
    do throws(AppError) {
      try storage.setUserName(userName)
      return nil
    } catch {
      return error
    }
  }

  private func eraseToken() async -> AppError? {
    do throws(AppError) {
      try await session.signOut()
      return nil
    } catch {
      return error
    }
  }
}
