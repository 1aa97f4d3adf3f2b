import BaseData
import BaseView
import Core
import Foundation
import LoginBusiness
import LoginData
import LoginView

nonisolated extension UserDTO {
  static let sample = UserDTO(id: "1001")
}

nonisolated extension User {
  static let sample = User(id: "1001")
}

nonisolated extension TokenDTO {
  static let sample = TokenDTO(access: "access-1", refresh: "refresh-1", lifetime: 3600)

  /// The same as the server sends it.
  static let sampleJSON = """
    {
      "access_token": "access-1",
      "refresh_token": "refresh-1",
      "expires_in": 3600
    }
    """
}

nonisolated extension Token {
  /// The same, if it came as time began.
  static let sample = Token(
    access: "access-1", refresh: "refresh-1", expires: Date(timeIntervalSince1970: 3600))
}

nonisolated extension GrantDTO {
  static let sample = GrantDTO(user: .sample, token: .sample)

  /// The same as the server sends it.
  static let sampleJSON = """
    {
      "user": {"id": 1001},
      "access_token": "access-1",
      "refresh_token": "refresh-1",
      "expires_in": 3600
    }
    """
}

nonisolated extension UserInput {
  static let sample = UserInput(
    userName: "user_name",
    password: Secret("password-to-forget")
  )
}

nonisolated extension LoginForm {
  /// The sample as a user enters it.
  static var filledIn: LoginForm {
    var form = LoginForm()
    form.userName.text = "user_name"
    form.password.text = "password-to-forget"
    return form
  }
}

nonisolated extension UserInputDTO {
  static let sample = UserInputDTO(
    userName: "user_name",
    password: Secret("password-to-forget")
  )

  /// The same as the server gets it.
  static let sampleJSON = """
    {
      "user_name": "user_name",
      "password": "password-to-forget"
    }
    """
}

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
