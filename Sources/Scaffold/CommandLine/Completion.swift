/// What may stand at the cursor: words that the tool knows, or paths that the shell knows better.
package enum Completion: Equatable, Sendable {
  case words([Candidate])
  case files
  case folders
}

extension Completion {
  /// What the scripts of the shells read, a line each.
  package var lines: [String] {
    switch self {
    case .words(let candidates): candidates.map(\.line)
    case .files: [":files"]
    case .folders: [":folders"]
    }
  }

  package var isEmpty: Bool { self == .words([]) }
}
