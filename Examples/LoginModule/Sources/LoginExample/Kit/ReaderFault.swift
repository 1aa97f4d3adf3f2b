import TerminalFace

/// Why a reader does not get what was asked for.
enum ReaderFault: Error, Hashable {
  /// What the app says, or the server.
  case refused(String)
  case codeWanted(user: String)
  case codeUnwanted
  case signedIn
  case signedOut
  case noGap
  case noPost
  case noProfile
  case noScript(String)
  case noFolder(String)
  /// What only the program's own server does is wanted of another.
  case notOurServer
}

extension ReaderFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .refused(let words): words.harmless
    case .codeWanted(let user):
      "`\(user.harmless)` has to enter a code; a script can, with `code <code>` after its `login`"
    case .codeUnwanted: "no code is asked for; `login <user>` comes first"
    case .signedIn: "somebody is logged in already; `logout` first"
    case .signedOut: "nobody is logged in; `login <user>` first"
    case .noGap: "no posts are missing; leave out `gap`"
    case .noPost: "no post is open; `open` comes first"
    case .noProfile: "no profile is open; `me` comes first"
    case .noScript(let file): "`\(file.harmless)` cannot be read; name a file of commands"
    case .noFolder(let folder):
      "`\(folder.harmless)` is no folder to write in; name another with `--data <folder>`"
    case .notOurServer: "only the program's own server does that; leave out `--server`"
    }
  }
}
