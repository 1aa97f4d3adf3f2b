import Ground
import Merging

/// Why a merge for git is not done.
enum MergeProblem: Failure, Equatable {
  /// One of the three texts is not there.
  case missing(String)
  /// Both sides changed the same, at these lines of the file; or names that one side changed the other
  /// uses anew.
  case conflicts(String, lines: [Int], names: [RenamedName])
  /// There is no git to set up.
  case noGit
  /// The folder is in no clone.
  case noClone(String)
  /// The settings that git would change are another clone's.
  case foreignSettings(String)
  /// The words with which git refused it.
  case notInstalled(String)

  var exitCode: ExitCode {
    switch self {
    case .missing: .usage
    case .conflicts, .noGit, .noClone, .foreignSettings: .refused
    case .notInstalled: .cannotWrite
    }
  }

  var complaint: Complaint {
    switch self {
    case .missing(let path):
      Complaint(
        "missing-file", "`\(path.escaped)` is missing", "name a file that is there"
      ).at(path)
    case .conflicts(let path, let lines, let names):
      Complaint(
        "conflicts",
        "both sides changed the same in `\(path.escaped)`, in \(counting: lines.count, "place")",
        ways: names.map(Self.reason) + ["choose between the markers there"]
      ).at(path, line: lines.first)
    case .noGit:
      Complaint("no-git", "there is no `git` to set up", "install it, or put it on the PATH")
    case .noClone(let folder):
      Complaint(
        "no-clone", "`\(folder)` is in no clone of git", "`git init` makes one; or go to one first")
    case .foreignSettings(let path):
      Complaint(
        "foreign-settings",
        "git's settings are in `\(path)`, which knows nothing of this folder",
        "clone the project, and run it there"
      ).at(path)
    case .notInstalled(let words):
      Complaint("not-installed", "git did not take the setting: \(words)")
    }
  }
}

extension MergeProblem {
  private static func reason(_ name: RenamedName) -> Message {
    switch name.new {
    case nil: "one side takes `\(name.old)` away, and the other uses it anew"
    case name.old: "one side declares `\(name.old)`, and the other uses the name for something else"
    case let new?: "one side calls `\(name.old)` `\(new)`, and the other uses `\(name.old)` anew"
    }
  }
}
