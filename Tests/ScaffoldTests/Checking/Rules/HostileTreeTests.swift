import Foundation
import Testing

@testable import Ground

/// Files and folders that cannot be read, or had better not be.
@Suite struct HostileTreeTests {
  /// One import that is wrong, which is found whatever stands beside it.
  private func sandbox() throws -> Sandbox {
    try Sandbox.twoTiers(view: "import LoginData\n")
  }

  private static let found = """
    LoginView/A.swift:1:8: error: View of Login may not import `LoginData`, which is Data of Login; \
    go through Business [tier]
    """

  @Test(arguments: [
    ("a file that is none", "mkdir LoginView/B.swift", "", 1),
    (
      "a pipe", "mkfifo LoginView/B.swift",
      """
      LoginView/B.swift:1:1: error: `LoginView/B.swift` is not a file; move it, or name its folder in \
      `exclude` of scaffold.json [unreadable]
      """, 2
    ),
    (
      "a link that leads nowhere", "ln -s nowhere LoginView/B.swift",
      """
      LoginView/B.swift:1:1: error: `LoginView/B.swift` is a link that leads nowhere; fix or remove it \
      [unreadable]
      """, 1
    ),
    (
      "links in a circle", "ln -s b LoginView/a; ln -s a LoginView/b",
      """
      LoginView/a:1:1: error: `LoginView/a` is a link that leads back to where it is; remove it \
      [unreadable]
      LoginView/b:1:1: error: `LoginView/b` is a link that leads back to where it is; remove it \
      [unreadable]
      """, 1
    ),
    (
      "a link to the folder above", "mkdir Sources; ln -s .. Sources/Loop",
      """
      Sources/Loop:1:1: error: `Sources/Loop` is a link that leads back to where it is; remove it \
      [unreadable]
      """, 1
    ),
    (
      "a link to its folder", "ln -s . Self",
      "Self:1:1: error: `Self` is a link that leads back to where it is; remove it [unreadable]", 1
    ),
    ("a link to a folder of the project", "ln -s LoginView Again", "", 1),
    (
      "a link to a folder elsewhere",
      "echo 'import CoreData' > ELSEWHERE/A.swift; ln -s ELSEWHERE FeedView",
      """
      FeedView:1:1: error: `FeedView` is a link out of the project, which is not followed; put what is \
      there into the project, or name the link in `exclude` of scaffold.json [unreadable]
      """, 1
    ),
    (
      "a link to the top of the disk", "mkdir LoginView/x; ln -s / LoginView/x/root",
      """
      LoginView/x/root:1:1: error: `LoginView/x/root` is a link out of the project, which is not \
      followed; put what is there into the project, or name the link in `exclude` of scaffold.json \
      [unreadable]
      """, 1
    ),
    (
      "a link to a file elsewhere",
      "echo 'import CoreData' > ELSEWHERE/A.swift; ln -s ELSEWHERE/A.swift LoginView/B.swift",
      """
      LoginView/B.swift:1:1: error: `LoginView/B.swift` is a link out of the project, which is not \
      followed; put what is there into the project, or name the link in `exclude` of scaffold.json \
      [unreadable]
      """, 1
    ),
    ("a link to a file elsewhere that is no Swift", "ln -s /etc/hosts LoginView/hosts", "", 1),
    (
      "a link to a file", "ln -s ../LoginView/A.swift LoginView/B.swift",
      """
      LoginView/B.swift:1:8: error: View of Login may not import `LoginData`, which is Data of Login; \
      go through Business [tier]
      """, 2
    ),
    (
      "bytes that are no text",
      "printf 'import CoreData\\n\\nlet x = \"\\xff\\xfe\"\\n' > LoginView/B.swift",
      """
      LoginView/B.swift:1:8: error: View of Login may not import `CoreData`, which is for Data; \
      move what needs it there [framework]
      LoginView/B.swift:3:10: error: `LoginView/B.swift` is not UTF-8 here; save the file as UTF-8 \
      [unreadable]
      """, 2
    ),
    (
      "UTF-16", "printf '\\xff\\xfei\\0m\\0p\\0' > LoginView/B.swift",
      """
      LoginView/B.swift:1:1: error: `LoginView/B.swift` is not UTF-8 here; save the file as UTF-8 \
      [unreadable]
      """, 2
    ),
    ("nothing at all", "touch LoginView/B.swift", "", 2),
    ("zeros", "printf '\\0\\0import Core\\0' > LoginView/B.swift", "", 2),
    (
      "lines that end as on old Macs",
      "printf 'import Core\\rimport CoreData\\r' > LoginView/B.swift",
      """
      LoginView/B.swift:1:20: error: View of Login may not import `CoreData`, which is for Data; \
      move what needs it there [framework]
      """, 2
    ),
    (
      "ten thousand comments in one another",
      "(yes '/*' | head -10000; echo import Core; yes '*/' | head -10000; echo 'import CoreData') > LoginView/B.swift",
      """
      LoginView/B.swift:20002:8: error: View of Login may not import `CoreData`, which is for Data; \
      move what needs it there [framework]
      """, 2
    ),
    (
      "a hundred thousand brackets",
      "(yes '([{' | head -100000 | tr -d '\\n'; echo ';import CoreData') > LoginView/B.swift",
      """
      LoginView/B.swift:1:300009: error: View of Login may not import `CoreData`, which is for Data; \
      move what needs it there [framework]
      """, 2
    ),
    (
      "names that mean something to a terminal",
      "printf 'import CoreData\\n' | tee \"$(printf 'LoginView/B\\n\\033[31mC.swift')\" 'LoginView/登录 B.swift' > /dev/null",
      """
      LoginView/B\\u{a}\\u{1b}[31mC.swift:1:8: error: View of Login may not import `CoreData`, which is for Data; \
      move what needs it there [framework]
      LoginView/登录 B.swift:1:8: error: View of Login may not import `CoreData`, which is for Data; \
      move what needs it there [framework]
      """, 3
    ),
    (
      "a name that is no text",
      "printf '' > \"$(printf 'LoginView/B\\377.swift')\"",
      """
      LoginView/B\u{FFFD}.swift:1:1: error: `LoginView/B\u{FFFD}.swift` cannot be read: no such file or \
      directory; let it be read, or name it in `exclude` of scaffold.json [unreadable]
      """, 2
    ),
    (
      "hidden files",
      "mkdir .hidden; printf 'import CoreData' | tee .hidden/A.swift > LoginView/.B.swift", "", 1
    ),
  ])
  func goesOn(beside what: String, made script: String, lines: String, files: Int) throws {
    let (sandbox, elsewhere) = (try sandbox(), try Sandbox())
    try sandbox.shell(script.replacing("ELSEWHERE", with: elsewhere.root.path))
    let all = ([Self.found] + lines.split(separator: "\n").map(String.init))
      .sorted().joined(separator: "\n")
    let places = Set(all.split(separator: "\n").compactMap { $0.split(separator: ":").first })
    let count = all.split(separator: "\n").count
    // Each tier has one more.
    let total = max(files + 2, places.count)
    #expect(
      sandbox.run("check")
        == .violations(
          all,
          "\(count.counting("violation")) in \(places.count) of \(total.counting("file"))"))
  }

  /// The project names the link itself as a folder to check.
  @Test func doesNotLeaveTheProjectByItsOwnWord() throws {
    let (sandbox, elsewhere) = (try sandbox(), try Sandbox(["A.swift": "import CoreData\n"]))
    let project = try sandbox.read("scaffold.json")
    let start = try #require(project.firstIndex(of: "{"))
    try sandbox.write(
      #"{ "sources": ["LoginView", "LoginData", "FeedView"],"# + project[start...].dropFirst(),
      to: "scaffold.json")
    try sandbox.shell("ln -s \(elsewhere.root.path) FeedView")
    #expect(
      sandbox.run("check")
        == .violations(
          """
          FeedView:1:1: error: `FeedView` is a link out of the project, which is not followed; put \
          what is there into the project, or name the link in `exclude` of scaffold.json [unreadable]
          \(Self.found)
          """, "2 violations in 2 of 2 files"))
  }

  /// Folders so deep that the system takes their path no more.
  @Test func tellsOfFoldersThatAreTooDeep() throws {
    let sandbox = try sandbox()
    let name = String(repeating: "d", count: 200)
    try sandbox.shell("for n in $(seq 30); do mkdir \(name); cd \(name); done")
    let depth = (Int(PATH_MAX) - sandbox.root.path.utf8.count - 1) / 201
    let path = Array(repeating: name, count: depth + 1).joined(separator: "/")
    #expect(
      sandbox.run("check")
        == .violations(
          Self.found + "\n"
            + "\(path):1:1: error: `\(path.printable)` cannot be read: the path is too long; "
            + "choose a shorter name [unreadable]", "2 violations in 2 of 3 files"))
    try sandbox.shell("rm -rf d*")
  }
}

extension Sandbox {
  /// Runs a line of shell in the folder.
  fileprivate func shell(_ line: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = root
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
