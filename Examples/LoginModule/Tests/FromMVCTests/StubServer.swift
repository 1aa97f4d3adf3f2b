import BaseTesting
import Core
import FromMVCShared

/// A server that answers once its gate is open, whether or not anyone still listens.
final class StubServer: Sendable {
  private let answer: Result<User, LoginError>
  private let gate = Gate()
  private let received = Locked<[Credentials]>([])

  init(_ answer: Result<User, LoginError> = .success(.demo)) {
    self.answer = answer
  }

  /// What was sent.
  var sent: [Credentials] {
    received.withLock { $0 }
  }

  /// Lets every answer go, from now on.
  func open() {
    gate.open()
  }

  func logIn(_ credentials: Credentials) async throws(LoginError) -> User {
    received.withLock { $0.append(credentials) }
    await gate.wait()
    return try answer.get()
  }
}

extension User {
  static let demo = User(name: "Demo")
}
