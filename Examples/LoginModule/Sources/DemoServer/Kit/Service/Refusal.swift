/// Why the service does not do what it is asked.
enum Refusal: Error, Hashable {
  case wrongPassword
  case locked
  case wrongCode
  case unknownChallenge
  case unknownStatus
  case badToken
  case tooManyRequests
  case missing(String)
  case unknownPath
  case wrongMethod
}

extension Refusal {
  /// The service's own code.
  var code: Int64 {
    switch self {
    case .missing: 10016
    case .unknownPath: 10020
    case .wrongMethod: 10021
    case .tooManyRequests: 10023
    case .wrongPassword: 20101
    case .locked: 20102
    case .wrongCode: 20104
    case .unknownChallenge: 20105
    case .unknownStatus: 20106
    case .badToken: 21332
    }
  }

  /// The HTTP status: a service of this kind refuses with 200 now and then.
  var status: Int {
    switch self {
    case .wrongPassword, .wrongCode, .unknownChallenge: 200
    case .missing: 400
    case .badToken: 401
    case .locked: 403
    case .unknownPath, .unknownStatus: 404
    case .wrongMethod: 405
    case .tooManyRequests: 429
    }
  }

  var words: String {
    switch self {
    case .wrongPassword: "wrong user name or password"
    case .locked: "this account is locked"
    case .wrongCode: "wrong code"
    case .unknownChallenge: "this sign-in has run out; begin again"
    case .unknownStatus: "there is no such post"
    case .badToken: "invalid access token"
    case .tooManyRequests: "too many requests"
    case .missing(let name): "`\(name)` is missing or wrong"
    case .unknownPath: "no such path"
    case .wrongMethod: "this path wants another method"
    }
  }

  func reply(to path: String) -> Reply {
    .json(
      ["error": .string(words), "error_code": .int(code), "request": .string(path)],
      status: status)
  }
}
