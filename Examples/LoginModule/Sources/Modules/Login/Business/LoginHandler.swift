import BaseBusiness
import BaseData
import Core
import Foundation
internal import LoginData

/// Signs in and out.
///
/// The token goes to the session and the user's name to the storage; the password goes to the server
/// and nowhere else.
package nonisolated struct LoginHandler: LoginHandling {
  private let network: LoginNetwork
  private let storage: LoginStorage
  private let session: Session
  private let signIn: @Sendable (User.ID, Token) async throws(AppError) -> Void
  private let signOut: @Sendable () async throws(AppError) -> Void
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - signIn: Begins the session of a user, in the place of any other.
  ///   - signOut: Ends it, and erases what has to go with it.
  package init(
    client: HTTPClient,
    storage: any KeyValueStore,
    session: Session,
    signIn: @escaping @Sendable (User.ID, Token) async throws(AppError) -> Void,
    signOut: @escaping @Sendable () async throws(AppError) -> Void,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    network = LoginNetwork(client: client)
    self.storage = LoginStorage(store: storage)
    self.session = session
    self.signIn = signIn
    self.signOut = signOut
    self.now = now
  }

  package func userName() async throws(AppError) -> String? {
    try storage.userName()
  }

  package func submit(_ input: UserInput) async throws(AppError) -> Sourced<LoginStep> {
    let reply = try await network.submit(UserInputDTO(input))
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
    await leave(await endSession())
    if let token { try? await network.signOut(token) }
  }
}

nonisolated extension LoginHandler {
  /// Whoever has gone back meanwhile is not signed in behind their back.
  private func step(after reply: LoginReply) async throws(AppError) -> Sourced<LoginStep> {
    if Task.isCancelled { throw .cancelled }
    switch reply {
    case .signedIn(let user, let token):
      let unkept = await begin(as: user.id, with: Token(token, at: now()))
      return Sourced(.signedIn(User(user)), from: .network, warning: unkept)
    case .codeWanted(let challenge):
      return Sourced(.codeWanted(Challenge(id: challenge)), from: .network)
    }
  }

  /// A token that cannot be kept serves until the app ends, so there is a warning.
  private func begin(as user: User.ID, with token: Token) async -> AppError? {
    do throws(AppError) {
      try await signIn(user, token)
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

  private func endSession() async -> AppError? {
    do throws(AppError) {
      try await signOut()
      return nil
    } catch {
      return error
    }
  }
}
