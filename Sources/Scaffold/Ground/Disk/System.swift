#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif

/// A call to the operating system that did not succeed.
package struct SystemError: Error, Equatable, Sendable {
  /// The action that failed, as a verb: `write`.
  package let verb: String
  package let path: String
  /// The number the system gave, one of `errno`'s.
  package let code: Int32
  /// How many bytes a file has that is not read because of them, and how many it may have.
  private let size: Size?

  private struct Size: Equatable {
    let has: Int
    let most: Int
  }

  package init(verb: String, path: String, code: Int32) {
    self.init(verb: verb, path: path, code: code, size: nil)
  }

  private init(verb: String, path: String, code: Int32, size: Size?) {
    (self.verb, self.path, self.code, self.size) = (verb, path, code, size)
  }
}

extension SystemError {
  /// The failure of the call just made.
  package static func last(_ verb: String, _ path: String) -> SystemError {
    SystemError(verb: verb, path: path, code: errno)
  }

  /// A file that is larger than all that the tool reads.
  static func tooLarge(_ path: String, _ size: Int, most: Int) -> SystemError {
    SystemError(verb: "read", path: path, code: EFBIG, size: Size(has: size, most: most))
  }
}

extension SystemError: Failure {
  package var exitCode: ExitCode {
    if size != nil { return .badData }
    return code == EISDIR ? .refused : .cannotWrite
  }

  package var complaint: Complaint {
    guard code != EISDIR else {
      return Complaint("not-a-file", "`\(path.escaped)` is not a file", "move it").at(path)
    }
    return Complaint(
      "cannot-access", "cannot \(term: verb) `\(shownPath)`: \(cause)", wayOut
    )
    .at(path)
  }

  /// A file by its path, which is the same in all languages; a stream by what it is.
  private var shownPath: Message {
    path.hasPrefix("the ") ? Message(term: path) : Message(verbatim: path.escaped)
  }

  /// The system's own words, and the way out where there is one to name.
  package var reason: String { Message.inARow([cause, wayOut])?.text ?? "" }

  private var cause: Message {
    if let size {
      let (has, most) = ((size.has + (1 << 20) - 1) >> 20, size.most >> 20)
      return "it has \(has) MB, and \(most) MB is the most that is read"
    }
    return switch code {
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC, EDQUOT: "the disk is full"
    case ELOOP, ENOTDIR: "a folder on the way is none, or is a link"
    case ENAMETOOLONG: "the path is too long"
    case EXDEV: "it is outside of the folder that is served"
    default: Message(term: String(cString: strerror(code)).lowercasedFirst)
    }
  }

  private var wayOut: Message? {
    if size != nil { return "give only the part that matters, or keep it outside of the project" }
    return switch code {
    case EACCES, EPERM: "change its owner or its mode"
    case EROFS: "choose another folder with `--at`"
    case ENOSPC, EDQUOT: "free some space and run the command again"
    case ELOOP, ENOTDIR: "put a real folder there"
    case ENAMETOOLONG: "choose a shorter name"
    case EXDEV: "have it in that folder, or run the command by hand"
    default: nil
    }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
