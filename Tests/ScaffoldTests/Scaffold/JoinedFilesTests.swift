import Foundation
import Testing

@testable import Templates

/// Files of a template that are parts of one.
@Suite struct JoinedFilesTests {
  private func sandbox(_ rules: String) throws -> Sandbox {
    try Sandbox.project([
      "Templates/page/template.json": """
      { "version": 1, "summary": "A page.",
        "files": [
          { "path": "Z.swift.stencil", "into": "{{ name }}.swift" },
          \(rules)
        ] }
      """,
      "Templates/page/A.swift.stencil": "import B\n\nlet a = 1\n",
      "Templates/page/Z.swift.stencil": "import A\n\nlet z = 1\n",
      "Templates/page/Notes.md": "notes",
    ])
  }

  @Test func areInTheOrderOfTheirRules() throws {
    let sandbox = try sandbox(#"{ "path": "A.swift.stencil", "into": "{{ name }}.swift" }"#)

    #expect(sandbox.run("new-module Home --template page").status == .success)

    let folder = "Sources/Modules/Home/"
    #expect(
      try sandbox.read(folder + "Home.swift") == "import A\nimport B\n\nlet z = 1\n\nlet a = 1\n")
    let files = try sandbox.paths().filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }
    #expect(files == [folder + "Home.swift"])
  }

  @Test(arguments: [
    (#"{ "path": "A.swift.stencil", "into": "{{ name }}" }"#, "{{ name }}"),
    (#"{ "path": "Notes.md", "into": "Home.swift" }"#, "Notes.md"),
  ])
  func areSwift(rule: String, named: String) throws {
    let outcome = try sandbox(rule).run("new-module Home --template page")

    #expect(outcome.err.contains("page/template.json:4:"))
    #expect(
      outcome.err.contains(
        "`\(named)` names no Swift file; only Swift files are joined; write a path that ends in "
          + "`.swift`"))
  }
}

/// Modules of a tool that gave each type a file of its own.
@Suite struct FormerFilesTests {
  private static let tests = "Sources/Modules/Notes/Tests/"
  private static let kind = "new-module Notes --kind list --screens list,detail,create,edit"

  /// The templates as they would be if no file had parts.
  private static let apart = Result {
    let files = try Catalog.embedded.names.flatMap { name in
      try Catalog.embedded.files(of: name).map { path, text in
        let isRules = name == "module" && path.hasSuffix("template.json")
        let text = isRules ? text.replacing(/, "into": "[^"]*"/, with: "") : text
        return (path: "\(name)/\(path)", text: text)
      }
    }
    return Catalog(files: files)
  }

  /// A project with a module of then, for the tool of today.
  private static func former(_ words: String = kind) throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    sandbox.builtIn = try apart.get()
    #expect(sandbox.run(words).status == .success)
    #expect(sandbox.has(tests + "NotesHandlerTests.swift"))
    sandbox.builtIn = .embedded
    return sandbox
  }

  /// The same as today's tool makes it.
  private static func current(_ words: String = kind) throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run(words).status == .success)
    return sandbox
  }

  @Test(arguments: [
    kind, "new-module Notes --kind item", "new-module Notes --kind form",
    "new-module Notes --kind login --second-factor",
    "new-module Notes --kind list --without network --screens list,detail,create,edit,search",
  ])
  func areAsIfMadeToday(words: String) throws {
    let sandbox = try Self.former(words)

    #expect(sandbox.run("update").err == "")

    #expect(try Self.different(sandbox, Self.current(words)) == [])
    #expect(sandbox.run("update").out.hasPrefix("Nothing to do"))
  }

  /// Whatever somebody has written into any of them is in the file that it is a part of now.
  @Test(arguments: 0..<4)
  func keepEdits(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let sandbox = try Self.former()
    let before = try Self.swiftFiles(in: sandbox)
    let edited = before.shuffled(using: &random).prefix(12).enumerated().map { index, path in
      (path: path, line: "// Edit \(index) of \(seed)")
    }
    for (path, line) in edited {
      var lines = try sandbox.read(path).split(separator: "\n", omittingEmptySubsequences: false)
      // Between two declarations, or behind the last.
      let places = lines.indices.filter { lines[$0] == "}" }
      let place = places.randomElement(using: &random) ?? lines.endIndex - 1
      lines.insert(contentsOf: ["", Substring(line)], at: min(place + 1, lines.endIndex))
      try sandbox.write(lines.joined(separator: "\n"), to: path)
    }
    let edits = try sandbox.tree()

    #expect(sandbox.run("update").err == "")

    let current = try Self.current()
    #expect(try Self.swiftFiles(in: sandbox) == Self.swiftFiles(in: current))
    let lines = try Self.swiftFiles(in: sandbox).flatMap { path in
      try sandbox.read(path).split(separator: "\n").map(String.init)
    }
    for (path, line) in edited { #expect(lines.count { $0 == line } == 1, "\(path)") }
    let said = sandbox.run("update").out
    #expect(said.hasPrefix("Nothing to do"))
    #expect(sandbox.run("undo").status == .success)
    let undone = try sandbox.tree()
    #expect(edits.filter { undone[$0.key] != $0.value }.keys.filter(Self.isSwift).sorted() == [])
  }

  @Test func thatAreGoneStayOut() throws {
    let sandbox = try Self.former()
    let network = Self.tests + "NotesNetworkTests.swift"
    try sandbox.remove(network)
    for name in [
      "NoteRow", "NotesDetail", "NotesEditor", "NotesForm", "NotesRoute", "NotesViewModel",
    ] {
      let path = Self.tests + name + "Tests.swift"
      if sandbox.has(path) { try sandbox.remove(path) }
    }

    #expect(sandbox.run("update").err == "")

    let data = try sandbox.read(Self.tests + "NotesDataTests.swift")
    #expect(!data.contains("struct NotesNetworkTests"))
    #expect(data.contains("struct NotesStorageTests"))
    #expect(!sandbox.has(network))
    #expect(!sandbox.has(Self.tests + "NotesViewTests.swift"))
    #expect(sandbox.run("update").out.hasPrefix("Nothing to do"))
  }

  @Test func keepTheirEditsWhenTheModuleIsRenamed() throws {
    let sandbox = try Self.former()
    let path = Self.tests + "NotesNetworkTests.swift"
    try sandbox.write(sandbox.read(path) + "\n// Ours\n", to: path)

    #expect(sandbox.run("rename-module Notes Memos").err == "")
    #expect(sandbox.run("update").err == "")

    let tests = "Sources/Modules/Memos/Tests/"
    #expect(try sandbox.read(tests + "MemosDataTests.swift").contains("// Ours"))
    #expect(!sandbox.has(tests + "MemosNetworkTests.swift"))
  }

  /// One branch has edited a part, the other one has joined it with others.
  @Test(arguments: ["update Notes --fields +likes:Int=0", "edit"], [true, false])
  func areMerged(command: String, hasDriver: Bool) throws {
    let sandbox = try Self.former()
    try sandbox.commitAll()
    if hasDriver {
      sandbox.program = try Tool.built().executable.path
      #expect(sandbox.run("merge-driver --install").status == .success)
      try sandbox.git("add", "--all")
      try sandbox.git("commit", "--quiet", "--allow-empty", "--message", "Install")
    }
    try sandbox.git("checkout", "--quiet", "-b", "theirs")
    #expect(sandbox.run("update").status == .success)
    try sandbox.git("add", "--all")
    try sandbox.git("commit", "--quiet", "--message", "Join")
    try sandbox.git("checkout", "--quiet", "main")
    let path = Self.tests + "NotesNetworkTests.swift"
    try sandbox.write(sandbox.read(path) + "\n// Ours\n", to: path)
    if command != "edit" {
      sandbox.builtIn = try Self.apart.get()
      #expect(sandbox.run(command).status == .success)
      sandbox.builtIn = .embedded
    }
    try sandbox.git("add", "--all")
    try sandbox.git("commit", "--quiet", "--message", "Edit")

    try sandbox.git("merge", "--no-edit", "theirs")
    #expect(sandbox.run("repair").err == "")

    #expect(!sandbox.has(path))
    let data = try sandbox.read(Self.tests + "NotesDataTests.swift")
    #expect(data.components(separatedBy: "// Ours").count == 2)
    #expect(data.components(separatedBy: "struct NotesNetworkTests").count == 2)
    if command != "edit" {
      #expect(try sandbox.read("Sources/Modules/Notes/Business/Note.swift").contains("likes"))
    }
  }
}

extension FormerFilesTests {
  private static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

  private static func swiftFiles(in sandbox: Sandbox) throws -> [String] {
    try sandbox.paths().filter {
      isSwift($0) && ($0.hasPrefix("Sources/Modules/") || $0.hasPrefix("Sources/App/Modules/"))
    }
  }

  private static func different(_ one: Sandbox, _ other: Sandbox) throws -> [String] {
    let (left, right) = (try one.tree(), try other.tree())
    return Set(left.keys).union(right.keys).filter { path in
      !path.contains(".scaffold") && left[path] != right[path]
    }.sorted()
  }
}

extension Sandbox {
  fileprivate func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}
