import Foundation
import Testing

@testable import Ground
@testable import Model

/// `scaffold doctor`, on a machine with all that is needed.
@Suite struct DoctorTests {
  private static let launch: ChildProcess.Launcher = { process in
    process.words == ["swift", "--version"]
      ? ChildProcess.Outcome("Swift version 6.2.1 (swift-6.2.1-RELEASE)\n", isSuccess: true) : nil
  }

  /// What is said of the project: what of the machine is said depends on the machine.
  private static func told(
    _ sandbox: Sandbox, _ words: String = "doctor"
  ) -> (title: String, lines: [String], err: String) {
    sandbox.launch = launch
    let outcome = sandbox.run(words)
    let lines = outcome.out.split(separator: "\n").map(String.init)
    let told = lines.map(withoutColumns)
    let start = told.firstIndex { $0.contains(#/^\w+ Project /#) } ?? told.endIndex
    return (lines.first ?? "", Array(told[start...]), outcome.err)
  }

  /// A row with one space between its cells.
  private static func withoutColumns(_ line: String) -> String {
    line.split(separator: " ").joined(separator: " ")
  }

  private static let whole = [
    "fine Project 3 modules, `Package.swift` for Swift 6.2",
    "fine Versions scaffold.json:3 asks for 0.2",
    "fine Isolation Demo: language mode 6.0, MainActor by default, in each configuration",
    "fine Runs none was cut off",
    "fine Lines what modules register is in its place",
    "fine Files each generated file has its module",
    "fine Names a Mac distinguishes all of them",
    "fine Members no member has a name that Apple's class has too",
  ]

  private static func project() throws -> Sandbox {
    let sandbox = try Sandbox(files.get())
    let file = try sandbox.read("scaffold.json")
    try sandbox.write(
      file.replacing("\"version\": 1", with: "\"version\": 2,\n  \"tool\": \"0.2\""),
      to: "scaffold.json")
    return sandbox
  }

  /// A project with three modules, which is made once.
  private static let files = Result {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Login Timeline Profile").status == .success)
    return try sandbox.tree().compactMapValues { $0.map { String(decoding: $0, as: UTF8.self) } }
  }

  /// The same with one thing that is wrong: its line, and the fix.
  private static func whole(
    but subject: String, _ words: String..., state: String = "wrong"
  ) -> [String] {
    whole.flatMap { line in
      line.contains(" \(subject) ")
        ? ["\(state) \(subject) \(words[0])"] + words.dropFirst() : [line]
    }
  }

  @Test func findsNothingWrong() throws {
    let sandbox = try Self.project()
    let tree = try sandbox.tree()

    let told = Self.told(sandbox)

    #expect(told.title.hasPrefix("scaffold \(Version.current), "))
    #expect(told.lines == Self.whole)
    #expect(try sandbox.tree() == tree)
  }

  @Test func looksAtAMachineWithoutAProject() throws {
    let sandbox = try Sandbox()
    let told = Self.told(sandbox)

    #expect(told.title == "scaffold \(Version.current), no project in .")
    #expect(told.lines == [])
  }

  @Test func namesFilesOfAModuleThatIsGone() throws {
    let sandbox = try Self.project()
    try sandbox.remove("Sources/Modules/Login")
    try sandbox.write("struct Hand {}\n", to: "Sources/App/Modules/HandAssembly.swift")

    let lines = Self.told(sandbox).lines

    let files = lines.filter { $0.contains("which is gone") }
    #expect(
      files == [
        "wrong Files `Sources/App/Modules/AppRoute+Login.swift` is of the module Login, which is gone",
        "wrong Files `Sources/App/Modules/LoginAssembly.swift` is of the module Login, which is gone",
      ])
    #expect(
      lines.contains(
        "wrong Lines `Package.swift` has `modules += module(\"Login\")`, and its module is gone"
      ))
  }

  @Test func namesALineThatIsMissing() throws {
    let sandbox = try Self.project()
    let manifest = try sandbox.read("Package.swift")
    try sandbox.write(
      manifest.replacing("modules += module(\"Login\")\n", with: ""), to: "Package.swift")

    let told = Self.told(sandbox)

    #expect(
      told.lines
        == Self.whole(
          but: "Lines", "`Package.swift` lacks `modules += module(\"Login\")`",
          "`scaffold repair` puts it right"))
    #expect(told.err.hasSuffix("error: 1 thing is wrong; fix what is reported above"))
  }

  @Test func namesAFileThatARunLeft() throws {
    let sandbox = try Self.project()
    try sandbox.write("", to: "Sources/App/.scaffold-1f-3.new")

    #expect(
      Self.told(sandbox).lines
        == Self.whole(
          but: "Lines", "a run has left `Sources/App/.scaffold-1f-3.new` behind",
          "`scaffold repair` puts it right"))
  }

  @Test func namesAMemberThatAppleHasToo() throws {
    let sandbox = try Self.project()
    #expect(sandbox.run("base add tabs").status == .success)
    let file = "Sources/Base/View/UIKit/RouterTabBarController.swift"
    try sandbox.write(
      sandbox.read(file).replacing("routerTabs", with: "tabs"), to: file)
    let template = "Templates/project/" + file
    // As one of 0.2 has it.
    try sandbox.write(sandbox.read(file), to: template)

    #expect(
      Self.told(sandbox).lines
        == Self.whole(
          but: "Members",
          "\(file):13: `UITabBarController` has a member `tabs` of its own since iOS 18",
          "`scaffold update` gives it another name, or rename it by hand",
          "wrong Members \(template):13: `UITabBarController` has a member `tabs` of its own since iOS 18",
          "`scaffold templates update`, then `scaffold update`, give it another name"))
  }

  #if os(Linux)
    @Test func namesWhatAMacWouldMerge() throws {
      let sandbox = try Self.project()
      try sandbox.write("", to: "docs/Guide.md")
      try sandbox.write("", to: "docs/guide.md")
      // Git keeps nothing of a build.
      try sandbox.write("", to: ".build/A")
      try sandbox.write("", to: ".build/a")

      #expect(
        Self.told(sandbox).lines
          == Self.whole(
            but: "Names", "`docs/Guide.md` and `docs/guide.md` are one file on a Mac",
            "rename one of them"))
    }

    @Test func namesAccentsThatAMacWouldMerge() throws {
      let sandbox = try Self.project()
      try sandbox.write("", to: "caf\u{E9}.md")
      try sandbox.write("", to: "cafe\u{301}.md")

      #expect(Self.told(sandbox).lines.filter { $0.hasPrefix("wrong") }.count == 1)
    }
  #endif

  static let pins: [(file: String, text: String, place: String, version: String)] = [
    ("Mintfile", "OWNER/scaffold@0.1.0\n", "Mintfile:1", "0.1.0"),
    (
      ".pre-commit-config.yaml", "- repo: https://github.com/OWNER/scaffold\n  rev: v0.9.1\n",
      ".pre-commit-config.yaml:2", "0.9.1"
    ),
    (
      ".github/workflows/check.yml", "jobs:\n  - uses: OWNER/scaffold@v0.3.0\n",
      ".github/workflows/check.yml:2", "0.3.0"
    ),
  ]

  @Test(arguments: pins)
  func namesAnotherVersion(
    _ file: String, _ text: String, _ place: String, _ version: String
  ) throws {
    let sandbox = try Self.project()
    try sandbox.write(text, to: file)

    #expect(
      Self.told(sandbox).lines
        == Self.whole(
          but: "Versions",
          "\(place) asks for scaffold \(version), and this is \(Version.current)",
          "install \(version), or change the line"))
  }

  @Test func notesThatNothingIsPinned() throws {
    let sandbox = try Sandbox(Self.files.get())

    #expect(
      Self.told(sandbox).lines
        == Self.whole(
          but: "Versions", "no file says which version of scaffold the team works with",
          "write `\"version\": 2, \"tool\": \"0.2\"` into scaffold.json", state: "note"))
  }

  @Test func tellsAProjectForAnotherVersion() throws {
    let sandbox = try Self.project()
    let file = try sandbox.read("scaffold.json")
    try sandbox.write(
      file.replacing("\"tool\": \"0.2\"", with: "\"tool\": \"0.1\""), to: "scaffold.json")

    let told = Self.told(sandbox)

    #expect(
      told.lines == [
        "wrong Project scaffold.json:3: the project is for `scaffold` 0.1, and this is \(Version.current)",
        "install 0.1, or change the line for the whole team",
        "fine Runs none was cut off",
      ])
    #expect(told.title == "scaffold \(Version.current), no project in .")
  }

  @Test func saysHowToMendAFileThatCannotBeRead() throws {
    let sandbox = try Self.project()
    try sandbox.write("{\n", to: "scaffold.json")

    #expect(
      Self.told(sandbox).lines == [
        "wrong Project scaffold.json:2: expected a key in quotes",
        "fix the file, or restore it from version control",
        "fine Runs none was cut off",
      ])
  }

  /// It is wired into the app, and no command would touch it.
  @Test func notesAModuleThatHasLostItsLedger() throws {
    let sandbox = try Self.project()
    try sandbox.remove("Sources/Modules/Login/.scaffold.json")

    #expect(
      Self.told(sandbox).lines.filter { $0.contains("ledger") || $0.contains("adopt") } == [
        "note Files the module Login has no ledger: update, rename-module and remove-module do not "
          + "know it",
        "`scaffold adopt-module Sources/Modules/Login` makes one; if it had one, git brings it back",
      ])
  }

  @Test func namesConfigurationsThatDisagree() throws {
    let sandbox = try Self.project()
    let path = "Xcode/Demo.xcodeproj/project.pbxproj"
    let file = try sandbox.read(path)
    let first = try #require(file.range(of: "SWIFT_VERSION = 6.0;"))
    try sandbox.write(file.replacingCharacters(in: first, with: "SWIFT_VERSION = 5.0;"), to: path)

    let lines = Self.told(sandbox).lines.filter { $0.contains("SWIFT_VERSION") }

    #expect(
      lines == ["wrong Isolation Demo: SWIFT_VERSION is 5.0 in Debug, 6.0 in Release"])
  }

  @Test func namesAManifestForOlderTools() throws {
    let sandbox = try Self.project()
    let manifest = try sandbox.read("Package.swift")
    try sandbox.write(
      manifest.replacing("swift-tools-version: 6.2", with: "swift-tools-version: 6.0"),
      to: "Package.swift")

    #expect(
      Self.told(sandbox).lines
        == Self.whole(
          but: "Project", "`Package.swift` is for Swift 6.0, and modules need 6.2",
          "make its first line `// swift-tools-version: 6.2`"))
  }

  @Test(
    arguments: [
      (nil, "git does not ask scaffold to merge what .gitattributes marks in this clone"),
      (
        "scaffold merge-driver -- %O %A %B %P",
        "git finds scaffold by the PATH alone, which programs with windows do not have"
      ),
      (
        "s='/no/it'\\''s %%/scaffold'; command -v \"$s\" >/dev/null",
        "git asks for scaffold at `/no/it's %/scaffold`, and it is not there any more"
      ),
    ])
  func notesAMissingMergeDriver(setting: String?, problem: String) throws {
    let sandbox = try Self.project()
    sandbox.launch = { process in
      if process.words.contains("rev-parse") {
        return ChildProcess.Outcome(".git\n", isSuccess: true)
      }
      if process.words.contains("config") {
        return ChildProcess.Outcome(setting ?? "", isSuccess: setting != nil)
      }
      return ChildProcess.Outcome("Swift version 6.2.1\n", isSuccess: true)
    }

    let lines = sandbox.run("doctor").out.split(separator: "\n").suffix(2)
      .map { Self.withoutColumns(String($0)) }

    #expect(
      lines == [
        "note Merging \(problem)",
        "scaffold merge-driver --install",
      ])
  }

  @Test func tellsPrograms() throws {
    let sandbox = try Self.project()
    try sandbox.write("OWNER/scaffold@0.1.0\n", to: "Mintfile")
    sandbox.launch = Self.launch

    let outcome = sandbox.run("doctor --json")

    #expect(outcome.status == .refused)
    #expect(
      outcome.out.contains(
        """
            {
              "subject": "Versions",
              "state": "wrong",
              "message": "Mintfile:1 asks for scaffold 0.1.0, and this is \(Version.current)",
              "fix": "install 0.1.0, or change the line",
              "file": "Mintfile",
              "line": 1
            },
        """))
  }
}
