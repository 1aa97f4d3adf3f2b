import Ground

/// What git says of the files of a project: which changed, and what they were.
struct Changes {
  /// The paths of the files that are new or not as they were, from the project's folder.
  private(set) var files: Set<String> = []
  /// What they were; `nil` for those that were not there.
  private(set) var past: [String: [UInt8]?] = [:]

  private let root: String
  private let launch: ChildProcess.Launcher

  /// Those since the last commit.
  ///
  /// - Throws: `GitProblem` where git does not answer.
  init(in root: String, _ launch: @escaping ChildProcess.Launcher) throws {
    (self.root, self.launch) = (root, launch)
    let changed = try git("diff", "--name-only", "--no-renames", "--relative", "-z", "HEAD")
    files = Set(changed.parts + (try unknownFiles()))
  }

  /// Those since a branch left a revision, those without a commit too.
  ///
  /// - Parameter followingRenames: whether a file that was renamed was what the old one said.
  init(
    since revision: String, in root: String, _ launch: @escaping ChildProcess.Launcher,
    followingRenames: Bool = true
  ) throws {
    (self.root, self.launch) = (root, launch)
    guard !revision.hasPrefix("-") else { throw GitProblem.unknownRevision(revision) }
    let base = try? git("merge-base", revision, "HEAD")
    guard let base = base?.trimmed, !base.isEmpty else {
      throw GitProblem.unknownRevision(revision)
    }
    var parts = try git(
      "diff", "--name-status", followingRenames ? "-M" : "--no-renames", "--relative", "-z", base
    ).parts[...]
    while let status = parts.popFirst(), let old = parts.popFirst() {
      // `R100` and `C75` have two names.
      let isTwo = status.hasPrefix("R") || status.hasPrefix("C")
      let new = isTwo ? parts.popFirst() ?? old : old
      files.insert(new)
      past.updateValue(status == "A" ? nil : try contents(of: old, at: base), forKey: new)
      if status.hasPrefix("R") { files.insert(old) }
    }
    for file in try unknownFiles() {
      files.insert(file)
      past.updateValue(nil, forKey: file)
    }
  }
}

extension Changes {
  private func unknownFiles() throws -> [String] {
    try git("ls-files", "--others", "--exclude-standard", "-z").parts
  }

  private func contents(of file: String, at base: String) throws -> [UInt8]? {
    guard file.hasSuffix(".swift") || file.hasSuffix(".m") || file.hasSuffix(".h") else {
      return nil
    }
    return Array(try git("show", "\(base):./\(file)").utf8)
  }

  private func git(_ words: String...) throws -> String {
    guard let outcome = try launch(ChildProcess(["git", "-C", root] + words)) else {
      throw GitProblem.noGit
    }
    guard outcome.isSuccess else { throw GitProblem.refused(outcome.text.trimmed) }
    return outcome.text
  }
}

extension String {
  fileprivate var parts: [String] { split(separator: "\0").map(String.init) }
}

/// Why git does not say what changed.
enum GitProblem: Error, Equatable {
  case noGit
  case unknownRevision(String)
  case refused(String)
}

extension GitProblem: Failure {
  var exitCode: ExitCode { self == .noGit ? .refused : .usage }

  var complaint: Complaint {
    switch self {
    case .noGit: Complaint("no-git", "there is no `git` here", "install it")
    case .unknownRevision(let revision):
      Complaint(
        "unknown-revision", "git knows no `\(revision.printable)` that this branch comes from",
        "name a branch or a commit, and fetch it first")
    case .refused(let text):
      Complaint("refused-by-git", "git says: \(text.printable)", "run it in a clone with a commit")
    }
  }
}
