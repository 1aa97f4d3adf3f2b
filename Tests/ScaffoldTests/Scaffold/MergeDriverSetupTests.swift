import Testing

@testable import Ground

@Suite struct MergeDriverSetupTests {
  /// Stands for git in a clone: keeps its settings.
  private final class Git: Sendable {
    let settings = Locked<[String: String]>([:])
    let isClone: Bool

    init(isClone: Bool = true) { self.isClone = isClone }

    @Sendable func launch(_ process: ChildProcess) -> ChildProcess.Outcome? {
      guard process.words.first == "git" else { return nil }
      guard isClone else { return ChildProcess.Outcome("fatal: no\n", isSuccess: false) }
      let words = Array(process.words.dropFirst(3))
      if words[0] == "rev-parse" { return ChildProcess.Outcome(".git\n", isSuccess: true) }
      let key = words[words.count - 1]
      if words.contains("--get") {
        let value = settings.withLock { $0[key] }
        return ChildProcess.Outcome((value ?? "") + "\n", isSuccess: value != nil)
      }
      settings.withLock { $0[words[words.count - 2]] = key }
      return ChildProcess.Outcome("", isSuccess: true)
    }
  }

  @Test func isSetUpOnce() throws {
    let (sandbox, git) = (try Sandbox(), Git())
    sandbox.launch = git.launch

    #expect(
      sandbox.run("merge-driver --install")
        == Outcome(
          status: .success,
          out: """
            In this clone, git now has scaffold merge what .gitattributes marks with merge=scaffold
            Others run the same once in their clones
            """,
          err: "note: `scaffold` is not on your PATH, where git looks for it"))
    #expect(
      git.settings.withLock { $0 } == [
        "merge.scaffold.name": "scaffold: registrations, ledgers and String Catalogs",
        "merge.scaffold.driver": "scaffold merge-driver %O %A %B %P",
      ])
    #expect(
      sandbox.run("merge-driver --install")
        == Outcome("Nothing to do: in this clone, git calls it already"))
  }

  @Test func needsGitAndAClone() throws {
    let sandbox = try Sandbox()
    #expect(
      sandbox.run("merge-driver --install")
        == Outcome(
          .refused, err: "error: there is no `git` to be told; install it, or put it on the PATH"))
    sandbox.launch = Git(isClone: false).launch
    #expect(
      sandbox.run("merge-driver --install")
        == Outcome(
          .refused,
          err: "error: `\(sandbox.root.path)` is in no clone of git; "
            + "`git init` makes one; or go to one first"))
  }

  @Test func goesWithoutFiles() throws {
    #expect(
      try Sandbox().run("merge-driver --install a")
        == Outcome(
          .usage, err: "error: `--install` and `base` do not go together; leave one out"))
  }
}
