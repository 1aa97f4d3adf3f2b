import TerminalFace

/// Why a reader sees nothing.
enum ReaderFault: Error, Hashable {
  /// What the app says, or the server.
  case refused(String)
  case codeWanted(user: String)
}

extension ReaderFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .refused(let words): words.harmless
    case .codeWanted(let user):
      "`\(user.harmless)` has to enter a code; log in as another user, or with `--script <file>`"
    }
  }
}
