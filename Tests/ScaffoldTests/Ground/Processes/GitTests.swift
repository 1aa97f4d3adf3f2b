import Foundation
import Testing

@testable import Ground
@testable import Scaffold

/// What a copied clone has to start programs with, and that none of it runs.
@Suite struct GitTests {
  /// A way to have git start `evil`.
  struct Plant: Sendable, CustomTestStringConvertible {
    let name: String
    /// Lines for `.git/config`, in which `EVIL` is the program.
    var settings = ""
    var files: [String: String] = [:]
    /// Files that are programs.
    var programs: [String] = []
    /// What of git falls for it: no test that cannot fail.
    let bait: [String]

    var testDescription: String { name }
  }

  private static let status = ["status"]
  private static let attributes = [".gitattributes": "* filter=own diff=own\n"]

  static let plants: [Plant] = [
    Plant(name: "monitor", settings: "[core]\nfsmonitor = EVIL\n", bait: status),
    Plant(
      name: "hooks", settings: "[core]\nhooksPath = hooks\n",
      programs: ["hooks/post-index-change"], bait: status),
    Plant(name: "hooks of the clone", programs: [".git/hooks/post-index-change"], bait: status),
    Plant(
      name: "clean filter", settings: "[filter \"own\"]\nclean = EVIL\n", files: attributes,
      bait: status),
    Plant(
      name: "process", settings: "[filter \"own\"]\nprocess = EVIL\nrequired\n", files: attributes,
      bait: status),
    Plant(
      name: "filter with an odd name", settings: "[filter \"a=b.c\"]\nclean = EVIL\n",
      files: [".gitattributes": "* filter=a=b.c\n"], bait: status),
    Plant(
      name: "filter in info", settings: "[filter \"own\"]\nclean = EVIL\n",
      files: [".git/info/attributes": "* filter=own\n"], bait: status),
    Plant(
      name: "filter of another file", settings: "[include]\npath = ../more\n",
      files: attributes.merging(["more": "[filter \"own\"]\nclean = EVIL\n"]) { $1 }, bait: status),
    Plant(
      name: "filter of a branch", settings: "[includeIf \"onbranch:main\"]\npath = ../more\n",
      files: attributes.merging(["more": "[filter \"own\"]\nclean = EVIL\n"]) { $1 }, bait: status),
    Plant(
      name: "filter of a work tree", settings: "[extensions]\nworktreeConfig = true\n",
      files: attributes.merging([".git/config.worktree": "[filter \"own\"]\nclean = EVIL\n"]) {
        $1
      },
      bait: status),
    Plant(
      name: "external diff", settings: "[diff]\nexternal = EVIL\n", bait: ["diff", "HEAD"]),
    Plant(
      name: "diff driver", settings: "[diff \"own\"]\ncommand = EVIL\n", files: attributes,
      bait: ["diff", "HEAD"]),
    Plant(
      name: "textconv", settings: "[diff \"own\"]\ntextconv = EVIL\n", files: attributes,
      bait: ["diff", "HEAD"]),
    Plant(name: "alias", settings: "[alias]\nst = !EVIL\n", bait: ["st"]),
    Plant(
      name: "promised object by ssh",
      settings: """
        [core]
        repositoryformatversion = 1
        sshCommand = EVIL
        [extensions]
        partialClone = origin
        [remote "origin"]
        url = ssh://example.invalid/x
        promisor = true

        """, bait: ["cat-file", "-p", "1111111111111111111111111111111111111111"]),
    Plant(
      name: "promised object by a protocol of its own",
      settings: """
        [core]
        repositoryformatversion = 1
        [protocol "ext"]
        allow = always
        [extensions]
        partialClone = origin
        [remote "origin"]
        url = ext::EVIL
        promisor = true

        """, bait: ["cat-file", "-p", "1111111111111111111111111111111111111111"]),
    Plant(
      name: "promised object of a folder",
      settings: """
        [core]
        repositoryformatversion = 1
        [extensions]
        partialClone = origin
        [remote "origin"]
        url = .
        uploadpack = EVIL
        promisor = true

        """, bait: ["cat-file", "-p", "1111111111111111111111111111111111111111"]),
  ]

  /// Commands that ask git, those that write too. `1111…` is asked of git itself, below.
  private static let commands = [
    "check --changed", "check --since HEAD~1", "graph --since HEAD~1", "doctor", "repair --dry-run",
    "status", "merge-driver --install",
  ]

  private static func clone() throws -> Sandbox { try original.get().copy() }

  /// It is only copied.
  nonisolated(unsafe) private static let original = Result {
    let sandbox = try Sandbox(ChangesTests.files)
    try sandbox.commitAll()
    try sandbox.write("struct Handler {}\n", to: "Business/Handler.swift")
    try sandbox.commitAll("Change")
    // The same text, and a time at which git has to compare.
    try sandbox.write(ChangesTests.files["View/Screen.swift"] ?? "", to: "View/Screen.swift")
    try sandbox.write("struct Old {}\n", to: "View/Old.swift")
    return sandbox
  }

  @Test(arguments: plants)
  func startsNothing(plant: Plant) throws {
    let sandbox = try Self.clone()
    try sandbox.plant(".git/evil")
    let evil = sandbox.root.path + "/.git/evil"
    let settings = try sandbox.read(".git/config")
    try sandbox.write(
      settings + plant.settings.replacing("EVIL", with: evil), to: ".git/config")
    for (path, text) in plant.files {
      try sandbox.write(text.replacing("EVIL", with: evil), to: path)
    }
    for program in plant.programs { try sandbox.plant(program) }
    let git = try Git(in: sandbox.root.path, ChildProcess.launch).withoutFilters()
    let index = try Data(contentsOf: sandbox.root.appending(path: ".git/index"))

    for command in Self.commands { _ = sandbox.run(command) }
    _ = try git.ask("cat-file", "blob", "1111111111111111111111111111111111111111")
    #expect(try !sandbox.hasRun())
    #expect(try Data(contentsOf: sandbox.root.appending(path: ".git/index")) == index)

    let words = ["git", "-C", sandbox.root.path] + plant.bait
    let bounds = ChildProcess.Bounds(
      environment: ["PATH=/usr/local/bin:/usr/bin:/bin"].map { Array($0.utf8) }, seconds: 20,
      bytes: 1 << 20)
    _ = try? ChildProcess.launch(ChildProcess(words, within: bounds))
    #expect(try sandbox.hasRun(), "git does not fall for it, so nothing is tried here")
  }

  /// A folder of the project that is a repository without files of its own, as a clone can bring it.
  @Test func refusesBuriedRepositories() throws {
    let sandbox = try Sandbox(ChangesTests.files)
    try sandbox.git("init", "--quiet", "--bare", "--initial-branch=main", ".")
    try sandbox.plant("evil")
    try sandbox.write(
      "[core]\nrepositoryformatversion = 0\nbare = false\nworktree = .\n"
        + "fsmonitor = \(sandbox.root.path)/evil\n", to: "config")
    sandbox.launch = ChildProcess.launch

    for command in Self.commands { _ = sandbox.run(command) }
    #expect(try !sandbox.hasRun())
    #expect(
      sandbox.run("check --changed").err.hasPrefix(
        "error: git says: fatal: cannot use bare repository '/"))

    try sandbox.git("--git-dir=\(sandbox.root.path)", "--work-tree=\(sandbox.root.path)", "status")
    #expect(try sandbox.hasRun())
  }

  /// A clone in the clone, which `.git` of the clone names as a module of it.
  @Test func looksIntoNoModule() throws {
    let sandbox = try Self.clone()
    try sandbox.write("", to: "Sub/A.swift")
    try sandbox.commitAll(in: "Sub")
    try sandbox.git("add", "Sub")
    try sandbox.git("commit", "--quiet", "--message", "Add a module")
    try sandbox.plant("evil")
    try sandbox.git("config", "core.fsmonitor", sandbox.root.path + "/evil", in: "Sub")
    _ = try sandbox.hasRun()

    for command in Self.commands { _ = sandbox.run(command) }
    #expect(try !sandbox.hasRun())

    try sandbox.git("status")
    #expect(try sandbox.hasRun())
  }

  /// Settings that lead git to files elsewhere.
  @Test func looksAtNoOtherFolder() throws {
    let (sandbox, other) = (try Self.clone(), try Sandbox(["A.swift": ""]))
    try sandbox.git("config", "core.worktree", other.root.path)
    #expect(
      sandbox.run("check --changed")
        == Outcome(
          .usage,
          err: "error: the files of this clone are in another folder, says git; "
            + "run it in a clone with a commit"))
  }

  /// What the tool is run by may be git itself, at work in another clone.
  @Test func forgetsWhatGitToldTheTool() throws {
    let (sandbox, other) = (try Self.clone(), try Sandbox())
    try other.commitAll()
    let run = try Tool.built().shell(
      "export GIT_DIR='\(other.root.path)/.git' GIT_INDEX_FILE=/nowhere GIT_EXTERNAL_DIFF=false "
        + "GIT_TRACE='\(other.root.path)/trace'\n$SCAFFOLD check --changed", in: sandbox.root)
    #expect(run.err == "")
    #expect(run.out == "No violations in 1 file\n")
    #expect(try other.paths().filter { !$0.hasPrefix(".git/") } == [])
  }

  /// A program of that name beside the files is none of the PATH's.
  @Test func takesNoProgramOfTheClone() throws {
    let sandbox = try Self.clone()
    try sandbox.plant("git")
    let run = try Tool.built().shell(
      "PATH=.::\"$PATH\" $SCAFFOLD check --changed", in: sandbox.root)
    #expect(run.err == "")
    #expect(try !sandbox.hasRun())
  }

  @Test(arguments: [
    (
      seconds: 0, bytes: 1 << 20, ETIMEDOUT,
      "`git cat-file` takes more than 60 seconds; "
        + "run it by hand, to see what it waits for"
    ),
    (
      seconds: 60, bytes: 4, EOVERFLOW,
      "`git cat-file` says more than is read; "
        + "run it by hand, to see what it says"
    ),
  ])
  func isHeldToBounds(seconds: Int, bytes: Int, code: Int32, words: String) throws {
    let bounds = ChildProcess.Bounds(
      environment: ["PATH=/usr/bin:/bin"].map { Array($0.utf8) }, seconds: seconds, bytes: bytes)
    // It has started another one, which would hold the pipe open for an hour.
    let process = ChildProcess(["sh", "-c", "echo 12345; sleep 3600 & wait"], within: bounds)
    let error = #expect(throws: SystemError.self) { try ChildProcess.launch(process) }
    #expect(error?.code == code)

    let git = Git(in: "/") { _ throws(SystemError) in
      throw SystemError(verb: "run", path: "git", code: code)
    }
    let problem = #expect(throws: GitProblem.self) { try git.answer("cat-file", "blob", "x") }
    #expect(problem.map(\.description) == words)
  }

  @Test func keepsOutputsApart() throws {
    let bounds = ChildProcess.Bounds(
      environment: [Array("A=\u{e9}".utf8)], seconds: 60, bytes: 1 << 20)
    let process = ChildProcess(["sh", "-c", "echo out $A; echo err >&2; exit 1"], within: bounds)
    #expect(
      try ChildProcess.launch(process)
        == ChildProcess.Outcome(Array("out é\n".utf8), complaint: "err\n", isSuccess: false))
  }
}
