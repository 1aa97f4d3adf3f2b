import BaseBusiness
import BaseTesting
import Core
import LoginBusiness

/// A handler that answers once its gate is open, whether or not anyone still listens.
nonisolated final class StubLoginHandler: LoginHandling {
  typealias Answer = Result<Sourced<LoginStep>, AppError>

  /// What was sent.
  enum Call: Hashable {
    case input(UserInput)
    case code(LoginCode, Challenge)
  }

  private let gate = Gate()
  private let answers: Locked<[Answer]>
  private let remembered: Result<String?, AppError>
  private let sent = Locked<[Call]>([])

  /// - Parameter answers: The last one is given again and again.
  init(_ answers: Answer..., userName: Result<String?, AppError> = .success(nil)) {
    self.answers = Locked(answers)
    remembered = userName
  }

  var calls: [Call] {
    sent.withLock { $0 }
  }

  /// Lets every answer go, from now on.
  func open() {
    gate.open()
  }

  func userName() async throws(AppError) -> String? {
    await gate.wait()
    return try remembered.get()
  }

  func submit(_ input: UserInput) async throws(AppError) -> Sourced<LoginStep> {
    try await answer(to: .input(input))
  }

  func submit(
    _ code: LoginCode, for challenge: Challenge
  ) async throws(AppError) -> Sourced<LoginStep> {
    try await answer(to: .code(code, challenge))
  }

  func signOut(then leave: @Sendable (AppError?) async -> Void) async {}

  private func answer(to call: Call) async throws(AppError) -> Sourced<LoginStep> {
    sent.withLock { $0.append(call) }
    let answer = answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    await gate.wait()
    return try answer.get()
  }
}
