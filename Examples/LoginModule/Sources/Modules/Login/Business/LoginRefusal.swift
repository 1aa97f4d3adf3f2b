import Core

/// Why the server refuses a sign-in, by the code that it sends.
package nonisolated enum LoginRefusal: Int, Sendable {
  case tooManyRequests = 10023
  case wrongPassword = 20101
  case lockedAccount = 20102
  case wrongCode = 20104
  /// The server no longer knows what the code is for.
  case unknownChallenge = 20105

  /// The refusal that an error stands for, if it is one.
  package init?(_ error: AppError) {
    guard case .server(let code, _) = error else { return nil }
    self.init(rawValue: code)
  }
}
