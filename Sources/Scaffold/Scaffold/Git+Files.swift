import Ground

/// The state of one file of a project in git.
struct GitFileState {
  /// From the project's folder.
  let path: String
  /// Its former path, if it has been renamed.
  var source: String?
  /// By what name git has what the file was; `nil` if it was not there, or was no file.
  var object: String?
  /// True if all that is new of it is in git's index.
  var isStaged = false
}

// The names that come from files or are typed are no words of git's here: it is asked for commits and
// texts by what it calls them itself.
extension Git {
  /// The files that are not as in the last commit, or are not in it.
  ///
  /// - Throws: `GitProblem` where there is no commit.
  func unstored() throws -> [GitFileState] {
    let words = try answer("rev-parse", "--is-inside-work-tree", "--show-prefix", "HEAD^{commit}")
    let lines = words.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 3, lines[0].elementsEqual("true".utf8) else { throw GitProblem.elsewhere }
    // The name of a folder may have a line break.
    let prefix = Array(lines[1..<(lines.count - 2)].joined(separator: [UInt8(ascii: "\n")]))
    return try answer(
      "status", "--porcelain=v2", "-z", "--untracked-files=all", "--no-renames",
      "--ignore-submodules=all", "--", "."
    ).split(separator: 0).compactMap { GitFileState(status: $0, below: prefix) }
  }

  /// The commit that a branch and this one have both come from.
  func commonCommit(with revision: String) throws -> String {
    guard !revision.hasPrefix("-"),
      let found = try ask("merge-base", "--", revision, "HEAD"), found.isSuccess,
      !found.text.trimmed.isEmpty
    else { throw GitProblem.unknownRevision(revision) }
    return found.text.trimmed
  }

  /// The files that are in the index otherwise than in a commit.
  func staged(since commit: String, followingRenames: Bool) throws -> [GitFileState] {
    var parts = try answer(
      "diff-index", "--cached", "--raw", "--no-abbrev", "-z", "--relative",
      followingRenames ? "-M" : "--no-renames", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=all", commit, "--"
    ).split(separator: 0)[...]
    var files: [GitFileState] = []
    while let facts = parts.popFirst()?.texts, let old = parts.popFirst(), facts.count == 5 {
      let new = facts[4].hasPrefix("R") ? parts.popFirst() ?? old : old
      files.append(
        GitFileState(
          path: String(decoding: new, as: UTF8.self),
          source: facts[4].hasPrefix("R") ? String(decoding: old, as: UTF8.self) : nil,
          object: facts[0].hasPrefix(":100") ? facts[2] : nil, isStaged: true))
    }
    return files
  }
}

extension GitFileState {
  /// - Parameter line: one of `git status --porcelain=v2`, whose paths are those of the whole clone.
  fileprivate init?(status line: ArraySlice<UInt8>, below prefix: [UInt8]) {
    // A file of one side or of both, one in conflict, one that git does not know.
    let counts: [UInt8: Int] = [
      UInt8(ascii: "1"): 8, UInt8(ascii: "u"): 10, UInt8(ascii: "?"): 1,
    ]
    guard let count = line.first.flatMap({ counts[$0] }) else { return nil }
    let parts = line.split(
      separator: UInt8(ascii: " "), maxSplits: count, omittingEmptySubsequences: false)
    guard parts.count == count + 1, parts[count].starts(with: prefix) else { return nil }
    path = String(decoding: parts[count].dropFirst(prefix.count), as: UTF8.self)
    guard count == 8 else { return }
    isStaged = parts[1].last == UInt8(ascii: ".")
    if parts[4].starts(with: "100".utf8) { object = String(decoding: parts[7], as: UTF8.self) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var texts: [String] {
    split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}
