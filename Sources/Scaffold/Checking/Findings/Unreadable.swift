import Ground

/// Why a file or a folder cannot be read.
enum Unreadable: Equatable, Sendable {
  case system(SystemError)
  case notUTF8
  /// A link to a folder that it is in, or to itself.
  case loop
  case danglingLink
  /// A link to something outside the project.
  case outside
  /// A folder that `scaffold.json` names.
  case missing
}

extension Unreadable: CustomStringConvertible {
  var description: String {
    switch self {
    case .system(let error): error.words
    case .notUTF8: "is not UTF-8 here; save the file as UTF-8"
    case .loop: "is a link that leads back to where it is; remove it"
    case .missing: "is not there; mend `sources` in scaffold.json"
    case .outside:
      "is a link out of the project, which is not followed; put what is there into the project, or "
        + "name the link in `exclude` of scaffold.json"
    case .danglingLink: "is a link that leads nowhere; mend or remove it"
    }
  }
}

extension SystemError {
  fileprivate var words: String {
    code == EISDIR
      ? "is not a file; move it, or name its folder in `exclude` of scaffold.json"
      : "cannot be read: \(reason)"
  }
}
