/// What is wrong with a list of languages.
enum BadLanguage: Error, Equatable {
  case none
  case doubled(String)
  /// It is no code of a language at all.
  case malformed(String)
  /// Nobody speaks it.
  case unknown(String)
  /// Another code says the same in Apple's way.
  case other(String, meant: String)
}

extension BadLanguage: Failure {
  var exitCode: ExitCode { .usage }

  var description: String {
    switch self {
    case .none: "no language is named; write codes such as `en,zh-Hans`"
    case .doubled(let code): "the language `\(code)` is named twice; name it once"
    case .malformed(let code):
      "`\(code.printable)` is not the code of a language; write codes such as `en,zh-Hans`"
    case .unknown(let code):
      "there is no language with the code `\(code)`; write codes such as `en,zh-Hans`"
    case .other(let code, let meant):
      "`\(code.printable)` is not how Xcode calls this language; did you mean `\(meant)`?"
    }
  }
}
