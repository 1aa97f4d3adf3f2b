import Core
import LoginBusiness

/// A handler that answers as a test wants it, and remembers what it was asked.
nonisolated final class StubLoginHandler: LoginHandling {
  private let name: Result<String?, AppError>
  private let answer: Sourced<LoginStep>.Answer
  private let calls = Locked<[UserInput]>([])
  private let codeAnswer: Sourced<User>.Answer
  private let codeCalls = Locked<[[Secret: Challenge]]>([])

  init(
    name: Result<String?, AppError> = .success(nil),
    answer: Sourced<LoginStep>.Answer = .failure(.offline),
    codeAnswer: Sourced<User>.Answer = .failure(.offline)
  ) {
    self.name = name
    self.answer = answer
    self.codeAnswer = codeAnswer
  }

  /// The inputs that were sent.
  var inputs: [UserInput] { calls.withLock { $0 } }

  /// The codes that were sent, and what for.
  var codes: [[Secret: Challenge]] { codeCalls.withLock { $0 } }

  func userName() async throws(AppError) -> String? {
    try name.get()
  }

  func submit(_ input: UserInput) async throws(AppError) -> Sourced<LoginStep> {
    calls.withLock { $0.append(input) }
    return try answer.get()
  }

  func submit(
    _ code: Secret, for challenge: Challenge
  ) async throws(AppError) -> Sourced<User> {
    codeCalls.withLock { $0.append([code: challenge]) }
    return try codeAnswer.get()
  }
}
