/// The words that may stand at the cursor, which the tool knows, or paths, which the shell knows
/// better.
package enum Completion: Equatable, Sendable {
  case words([Candidate])
  case files
  case folders
}

extension Completion {
  /// The offers for the scripts of the shells, a line each.
  package var lines: [String] {
    switch self {
    case .words(let candidates): candidates.map(\.line)
    case .files: [":files"]
    case .folders: [":folders"]
    }
  }

  package var isEmpty: Bool { self == .words([]) }
}
