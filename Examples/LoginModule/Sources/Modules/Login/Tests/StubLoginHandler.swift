import BaseBusiness
import BaseTesting
import Core
import LoginBusiness

/// A handler that answers once its gate is open, whether or not anyone still listens.
final class StubLoginHandler: LoginHandling {
  private let gate = Gate()
  private let answer: Result<Sourced<User>, AppError>
  private let remembered: Result<UserInput?, AppError>
  private let calls = Locked<[UserInput]>([])

  init(
    answer: Result<Sourced<User>, AppError>,
    draft: Result<UserInput?, AppError> = .success(nil)
  ) {
    self.answer = answer
    remembered = draft
  }

  /// What was sent.
  var inputs: [UserInput] {
    calls.withLock { $0 }
  }

  /// Lets every answer go, from now on.
  func open() {
    gate.open()
  }

  func draft() async throws(AppError) -> UserInput? {
    await gate.wait()
    return try remembered.get()
  }

  func submit(
    _ input: UserInput
  ) async throws(AppError) -> Sourced<User> {
    calls.withLock { $0.append(input) }
    await gate.wait()
    return try answer.get()
  }

  func latest() async throws(AppError) -> User? {
    try answer.get().value
  }
}
