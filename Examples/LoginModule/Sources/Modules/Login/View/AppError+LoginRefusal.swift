import Core
import LoginBusiness

nonisolated extension AppError {
  /// What the server refuses a sign-in for, in this app's own words, and at the field that it is
  /// about; everything else is as it was.
  var inOwnWords: AppError {
    guard let refusal = LoginRefusal(self) else { return self }
    return switch refusal {
    case .wrongPassword: .invalidFields(["password": LoginText.wrongPassword], message: nil)
    case .wrongCode: .invalidFields(["code": LoginText.wrongCode], message: nil)
    case .tooManyRequests: .server(code: refusal.rawValue, message: LoginText.tooOften)
    case .lockedAccount: .server(code: refusal.rawValue, message: LoginText.lockedAccount)
    case .unknownChallenge: .server(code: refusal.rawValue, message: LoginText.unknownChallenge)
    }
  }
}
