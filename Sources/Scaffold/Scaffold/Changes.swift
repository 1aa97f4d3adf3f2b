import Ground

/// The changes of a project by git: which files, and what they were.
struct Changes {
  /// The paths of the files that are new or not as they were, from the project's folder.
  private(set) var files: Set<String> = []
  /// The former texts; `nil` for files that were not there.
  private(set) var past: [String: [UInt8]?] = [:]

  private let git: Git

  /// Those since the last commit.
  ///
  /// - Throws: `GitProblem` where git does not answer.
  init(in root: String, _ launch: @escaping ChildProcess.Launcher) throws {
    git = try Git(in: root, launch).withoutFilters()
    files = Set(try git.unstored().map(\.path))
  }

  /// Those since a branch left a revision, those without a commit too.
  ///
  /// - Parameter followingRenames: whether a file that was renamed was what the old one said.
  init(
    since revision: String, in root: String, _ launch: @escaping ChildProcess.Launcher,
    followingRenames: Bool = true
  ) throws {
    git = try Git(in: root, launch).withoutFilters()
    let unstored = try git.unstored()
    let base = try git.commonCommit(with: revision)
    for file in try git.staged(since: base, followingRenames: followingRenames) {
      files.formUnion([file.path, file.source].compactMap(\.self))
      past.updateValue(try contents(file.object, of: file.source ?? file.path), forKey: file.path)
    }
    for file in unstored where !file.isStaged {
      files.insert(file.path)
      if !past.keys.contains(file.path) {
        past.updateValue(try contents(file.object, of: file.path), forKey: file.path)
      }
    }
  }

  private func contents(_ object: String?, of file: String) throws -> [UInt8]? {
    guard let object, file.hasSuffix(".swift") || file.hasSuffix(".m") || file.hasSuffix(".h")
    else {
      return nil
    }
    return try git.answer("cat-file", "blob", object)
  }
}
