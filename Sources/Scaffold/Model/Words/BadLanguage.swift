import Ground

/// A problem with a list of languages.
package enum BadLanguage: Error, Equatable {
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
  package var exitCode: ExitCode { .usage }

  package var complaint: Complaint {
    switch self {
    case .none: complaint("no language is named", Self.example)
    case .doubled(let code): complaint("the language `\(code)` is named twice", "name it once")
    case .malformed(let code):
      complaint("`\(code.printable)` is not the code of a language", Self.example)
    case .unknown(let code): complaint("there is no language with the code `\(code)`", Self.example)
    case .other(let code, let meant):
      complaint(
        "`\(code.printable)` is not how Xcode calls this language", "did you mean `\(meant)`?")
    }
  }

  private static let example: Message = "write codes such as `en,pt-BR`"

  private func complaint(_ problem: Message, _ wayOut: Message) -> Complaint {
    Complaint("bad-language", problem, wayOut)
  }
}
