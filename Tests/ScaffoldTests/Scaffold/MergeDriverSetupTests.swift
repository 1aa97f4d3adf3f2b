import Foundation
import Testing

@testable import Ground

@Suite struct MergeDriverSetupTests {
  private static let installed = Outcome(
    status: .success,
    out: """
      In this clone, git now has scaffold merge what .gitattributes marks with merge=scaffold
      Others run the same once in their clones; where nobody has, git merges it as any text, and
      `scaffold repair` settles what is left
      """,
    err: "")

  private static func clone() throws -> Sandbox {
    let sandbox = try Sandbox(["a/A.swift": "", "b/B.swift": ""])
    sandbox.program = "/opt/it%s 'x'/scaffold"
    try sandbox.commitAll(in: "a")
    return sandbox
  }

  @Test func isSetUpOnce() throws {
    let sandbox = try Self.clone()

    #expect(sandbox.run("merge-driver --install", in: "a") == Self.installed)
    #expect(
      try sandbox.git("config", "--local", "--get-regexp", "^merge", in: "a") == """
        merge.scaffold.name scaffold: modules, registrations, ledgers and String Catalogs
        merge.scaffold.driver s='/opt/it%%s '\\''x'\\''/scaffold'; command -v "$s" >/dev/null \
        || s=scaffold; if command -v "$s" >/dev/null; then "$s" merge-driver -- %O %A %B %P; \
        else git merge-file --marker-size=%L %A %O %B; fi

        """)
    #expect(
      sandbox.run("merge-driver --install", in: "a")
        == Outcome("Nothing to do: in this clone, git calls it already"))
  }

  /// Where git keeps the settings elsewhere, and knows of the folder there.
  @Test func isSetUpInWorkTreesAndModules() throws {
    let sandbox = try Self.clone()
    try sandbox.git("worktree", "add", "--quiet", "../tree", in: "a")
    #expect(sandbox.run("merge-driver --install", in: "tree") == Self.installed)
    #expect(sandbox.run("merge-driver --install", in: "a").err == "")

    try sandbox.commitAll(in: "b")
    try sandbox.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", sandbox.root.path + "/b",
      "Sub", in: "a")
    #expect(sandbox.run("merge-driver --install", in: "a/Sub") == Self.installed)
  }

  /// A folder that was copied, in which git would change what is another one's.
  @Test(arguments: ["file", "link", "linked settings"])
  func leavesOthersSettingsAlone(kind: String) throws {
    let sandbox = try Self.clone()
    let (folder, other) = (sandbox.root.appending(path: "copy"), sandbox.root.path + "/a/.git")
    try sandbox.write("", to: "copy/A.swift")
    switch kind {
    case "file": try sandbox.write("gitdir: \(other)\n", to: "copy/.git")
    case "link":
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/.git", withDestinationPath: other)
    default:
      try sandbox.commitAll(in: "copy")
      try sandbox.remove("copy/.git/config")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/.git/config", withDestinationPath: other + "/config")
    }
    let before = try sandbox.tree()

    let outcome = sandbox.run("merge-driver --install", in: "copy")
    let named = kind == "linked settings" ? "copy/.git/config" : "a/.git/config"
    #expect(
      outcome
        == Outcome(
          .refused,
          err: "error: git's settings are in `\(sandbox.root.path)/\(named)`, which knows nothing "
            + "of this folder; clone the project, and run it there"))
    #expect(try sandbox.tree() == before)
  }

  @Test func needsGitAndAClone() throws {
    let sandbox = try Sandbox()
    #expect(
      sandbox.run("merge-driver --install")
        == Outcome(
          .refused, err: "error: there is no `git` to set up; install it, or put it on the PATH"))
    sandbox.launch = ChildProcess.launch
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
