import Ground

/// A file or a folder that cannot be read, and why.
struct Unreadable: Equatable, Sendable {
  let place: SourcePlace
  let reason: Reason

  enum Reason: Equatable, Sendable {
    case system(SystemError)
    case notUTF8
    /// A link to a folder that it is in, or to itself.
    case loop
    case danglingLink
    /// A link to something outside the project.
    case outside
    /// What is wrong in a ledger.
    case data(String)
    /// A folder that `scaffold.json` names.
    case missing
  }
}

extension Unreadable {
  /// A file or a folder as a whole.
  init(_ path: String, _ reason: Reason) {
    self.init(place: SourcePlace(file: path, line: 1, column: 1), reason: reason)
  }
}
