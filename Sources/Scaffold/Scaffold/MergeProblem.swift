import Ground

/// Why a merge for git is not done.
enum MergeProblem: Failure, Equatable {
  /// One of the three texts is not there.
  case missing(String)
  /// Both sides changed the same, at these lines of the file.
  case conflicts(String, lines: [Int])

  var exitCode: ExitCode {
    switch self {
    case .missing: .usage
    case .conflicts: .refused
    }
  }

  var complaint: Complaint {
    switch self {
    case .missing(let path):
      Complaint(
        "missing-file", "`\(path.escaped)` is missing", "name a file that is there"
      ).at(path)
    case .conflicts(let path, let lines):
      Complaint(
        "conflicts",
        "both sides changed the same in `\(path.escaped)`, in \(Self.places(lines))",
        "choose between the markers there"
      ).at(path, line: lines.first)
    }
  }

  private static func places(_ lines: [Int]) -> String {
    lines.count == 1 ? "1 place" : "\(lines.count) places"
  }
}
