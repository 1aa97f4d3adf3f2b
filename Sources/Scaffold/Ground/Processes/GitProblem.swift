/// Why git does not say what it is asked.
package enum GitProblem: Error, Equatable {
  case noGit
  case unknownRevision(String)
  case refused(String)
  /// The project's folder is not in the folder whose files git would look at.
  case elsewhere
  /// A word of git's, and how long was waited for it.
  case slow(String, seconds: Int)
  /// A word of git's that had more to say than is taken.
  case long(String)
}

extension GitProblem: Failure {
  package var exitCode: ExitCode { self == .noGit ? .refused : .usage }

  package var complaint: Complaint {
    switch self {
    case .noGit: Complaint("no-git", "there is no `git` here", "install it")
    case .unknownRevision(let revision):
      Complaint(
        "unknown-revision", "git knows no `\(revision.printable)` that this branch comes from",
        "name a branch or a commit, and fetch it first")
    case .refused(let text):
      Complaint("refused-by-git", "git says: \(text.printable)", "run it in a clone with a commit")
    case .elsewhere:
      Complaint(
        "refused-by-git", "the files of this clone are in another folder, says git",
        "run it in a clone with a commit")
    case .slow(let word, let seconds):
      Complaint(
        "slow-git", "`git \(word)` takes more than \(counting: seconds, "second")",
        "run it by hand, to see what it waits for")
    case .long(let word):
      Complaint(
        "slow-git", "`git \(word)` says more than is read", "run it by hand, to see what it says")
    }
  }
}
