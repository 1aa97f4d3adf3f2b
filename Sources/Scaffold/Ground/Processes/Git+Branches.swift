// The names of commits come from git's own files and settings, so just what looks like one is asked for.
extension Git {
  /// A file as git has it: `HEAD:./A.swift`, `:2:./A.swift`; `nil` if it has none.
  package func blob(_ name: String) -> [UInt8]? {
    guard let outcome = try? ask("cat-file", "blob", name), outcome.isSuccess else { return nil }
    return outcome.bytes
  }

  /// The common base of a merge that git is in the middle of; `nil` if git does not know it.
  package func base(of path: ProjectPath) -> [UInt8]? { blob(":1:./\(path)") }

  /// The names of the folders in a folder of a commit.
  package func folders(in folder: ProjectPath, of commit: String) -> Set<String> {
    guard let outcome = try? ask("ls-tree", "-d", "-z", "--name-only", "\(commit):./\(folder)"),
      outcome.isSuccess
    else { return [] }
    return Set(outcome.bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The commit that a name stands for; `nil` if there is none.
  package func commit(_ name: String) -> String? {
    guard let outcome = try? ask("rev-parse", "--verify", "--quiet", "\(name)^{commit}"),
      outcome.isSuccess
    else { return nil }
    return outcome.text.trimmed
  }

  /// The one commit that two others have both come from; `nil` if there are several, or none.
  package func commonCommit(of one: String, _ other: String) -> String? {
    guard let outcome = try? ask("merge-base", "--all", one, other), outcome.isSuccess else {
      return nil
    }
    let commits = outcome.text.split(separator: "\n")
    return commits.count == 1 ? String(commits[0]) : nil
  }

  /// The files that a merge has left in conflict, from the folder on.
  package func unmerged() -> [String] {
    guard let outcome = try? ask("ls-files", "--unmerged", "-z"), outcome.isSuccess else {
      return []
    }
    let paths = outcome.bytes.split(separator: 0).compactMap { line in
      line.firstIndex(of: UInt8(ascii: "\t")).map {
        String(decoding: line[(line.index(after: $0))...], as: UTF8.self)
      }
    }
    return Set(paths).sorted()
  }
}

// MARK: - While git merges

extension Git {
  /// The commits that git may be merging right now, the likeliest first, each with what both sides come
  /// from: `git merge` names its branches in the environment, `git rebase` and `git cherry-pick` of
  /// several write down what they are at.
  package func commitsBeingMerged() -> [(commit: String, base: String)] {
    let branches = Self.mergedHeads.compactMap { head in
      commonCommit(of: "HEAD", head).map { (commit: head, base: $0) }
    }
    let picks = [
      picked(in: "rebase-merge/done", isFirst: false), picked(in: "sequencer/todo", isFirst: true),
    ].compactMap(\.self)
    return branches + picks.map { (commit: $0, base: $0 + "^") }
  }

  /// The newest commits in which a file became what it says now.
  ///
  /// - Parameters:
  ///   - file: an absolute path.
  ///   - folder: where in the project to look.
  package func commits(making file: String, in folder: String) -> [String] {
    guard let hash = try? ask("hash-object", "--no-filters", "--", file), hash.isSuccess,
      let found = try? ask(
        "log", "--all", "--format=%H", "--max-count=8", "--no-renames",
        "--find-object=\(hash.text.trimmed)", "--", folder), found.isSuccess
    else { return [] }
    return found.text.split(separator: "\n").map(String.init)
  }

  /// The newest commit of a branch that `git merge --squash` has brought, as long as nothing is
  /// committed; of such a merge git keeps no head.
  package var squashedCommit: String? {
    let commits = lines(of: "SQUASH_MSG").lazy.filter { $0.starts(with: "commit ".utf8) }
      .map { String(decoding: $0.dropFirst("commit ".utf8.count), as: UTF8.self).trimmed }
    return commits.first(where: \.isCommit)
  }

  /// The lines of a file that git keeps for itself; none if it is not there.
  private func lines(of file: String) -> [ArraySlice<UInt8>] {
    guard let place = try? ask("rev-parse", "--path-format=absolute", "--git-path", file),
      place.isSuccess, let bytes = try? Disk.contents(of: place.text.trimmed)
    else { return [] }
    return bytes.lines
  }

  private func picked(in file: String, isFirst: Bool) -> String? {
    let lines = lines(of: file).filter { !$0.starts(with: "#".utf8) }
    let words = (isFirst ? lines.first : lines.last)?.split(separator: UInt8(ascii: " ")) ?? []
    return words.dropFirst().prefix(3).map { String(decoding: $0, as: UTF8.self).trimmed }
      .first(where: \.isCommit)
  }

  private static var mergedHeads: [String] {
    guard let environment = ChildProcess.environment else { return [] }
    var heads: [String] = []
    var index = 0
    while let entry = environment[index] {
      let name = String(cString: entry).prefix { $0 != "=" }
      if name.hasPrefix("GITHEAD_") { heads.append(String(name.dropFirst("GITHEAD_".count))) }
      index += 1
    }
    return heads.filter(\.isCommit).sorted()
  }
}

extension String {
  /// True if it looks like the name of a commit.
  fileprivate var isCommit: Bool {
    utf8.count >= 7 && utf8.count <= 64
      && utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
  }
}
