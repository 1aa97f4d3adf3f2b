import Foundation
import Testing

@testable import CommandLine
@testable import Ground
@testable import Scaffold

/// Every command in a folder that a stranger has made: it runs no program of it, touches nothing beside
/// it, and what it prints hides nothing. The list of commands is that of their declarations.
@Suite struct HostileCloneTests {
  /// A name that ends a line, turns the writing and cannot be distinguished from another one.
  private static let name = "Ev\u{202E}\u{200B}\u{1B}[2J\u{9B}\r\nfake\u{2028}\u{FEFF}\u{E0041}il"
  private static let quoted = JSONText.escaped(name)

  private static let files = [
    "scaffold.json": #"""
    { "version": 1, "name": "\#(quoted)", "modules": "Sources/Modules",
      "tiers": [ { "name": "View\#(quoted)", "folders": ["View"] },
        { "name": "Business", "folders": ["Business"] },
        { "name": "Data\#(quoted)", "folders": ["Data"] } ] }
    """#,
    "Sources/Modules/\(name)/Data/Reply\(name).swift": "import \(name)\nstruct Reply {}\n",
    "Sources/Modules/Hand/View/Hand\(name).swift": "struct Hand { let reply: Reply }\n",
    "Sources/Modules/Hand/Business/\(name).swift": "let a = \"\(name)\"\n",
    "reply.json": #"{ "\#(quoted)": "\#(quoted)", "id": 1 }"#,
    "a": "1\n", "b": "2\n", "c": "1\n",
    "Templates/tiny/Docs/\u{202E}{{ name }}.md": "\(name)\n",
  ]

  /// The project beside a folder that is nobody's business; it is only copied.
  nonisolated(unsafe) private static let original = Result {
    let made = try Sandbox.project()
    _ = made.run("new-module Login Other --template tiny")
    var all = try made.tree().compactMapValues { $0.map { String(decoding: $0, as: UTF8.self) } }
    all.merge(files) { $1 }
    let ledger = "Sources/Modules/Login/.scaffold.json"
    all[ledger] = all[ledger]?.replacing(
      #""files": {"#,
      with: #""files": { "../../../.env": "SECRET\n", "../Other/Business/Other.swift": "x","#)
    all[".env"] = "SECRET\n"
    let sandbox = try Sandbox(
      all.reduce(into: ["beside/A.swift": "beside\n"]) {
        $0["clone/\($1.key)"] = $1.value
      })
    try sandbox.commitAll(in: "clone")
    return sandbox
  }

  /// A copy of it, with programs that leave their mark in it.
  private static func clone() throws -> Sandbox {
    let sandbox = try original.get().copy()
    try sandbox.plant("clone/.git/evil")
    let evil = sandbox.root.path + "/clone/.git/evil"
    try sandbox.write(
      sandbox.read("clone/.git/config") + """
        [core]
        fsmonitor = \(evil)
        pager = \(evil)
        [filter "own"]
        clean = \(evil)
        process = \(evil)
        [diff]
        external = \(evil)

        """, to: "clone/.git/config")
    try sandbox.write("* filter=own diff=own\n", to: "clone/.gitattributes")
    for program in ["git", "swift", "scaffold", "xcodebuild", ".git/hooks/post-index-change"] {
      try sandbox.plant("clone/" + program)
    }
    return sandbox
  }

  @Test func knowsNoOtherCommand() {
    #expect(
      Set((Commands.all + Commands.hidden).map { $0.name }).isSuperset(of: CommandLines.words.keys))
  }

  @Test(arguments: CommandLines.reading)
  func reads(_ words: String) throws {
    let sandbox = try Self.clone()
    let before = try sandbox.tree()

    let outcome = sandbox.run(words, in: "clone")

    #expect(try !sandbox.hasRun())
    Self.expectNothingHidden(in: outcome, of: words)
    guard !words.hasPrefix("merge-driver") else { return }
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: CommandLines.writing)
  func writes(_ words: String) throws {
    let sandbox = try Self.clone()
    let outcome = sandbox.run(words, in: "clone")

    #expect(try !sandbox.hasRun())
    Self.expectNothingHidden(in: outcome, of: words)
    #expect(try sandbox.paths().filter { !$0.hasPrefix("clone/") } == ["beside/A.swift"])
    #expect(try sandbox.read("beside/A.swift") == "beside\n")
    #expect(try sandbox.read("clone/.env") == "SECRET\n")
  }

  private static func expectNothingHidden(in outcome: Outcome, of words: String) {
    var text = outcome.out + "\n" + outcome.err
    // In a patch, line breaks are those of the files.
    if words.hasSuffix(" --diff"), !words.contains("--json") {
      text = text.replacing("\r\n", with: "\n")
    }
    let hidden = text.unicodeScalars.filter {
      $0.isHidden && !$0.isJoining && $0 != "\n" && $0 != "\t"
    }
    #expect(hidden.isEmpty, "\(text.debugDescription)")
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.allSatisfy { !$0.hasPrefix("fake") }, "\(text.debugDescription)")
  }
}

/// A text as JSON may have it, with an escape for each character.
private enum JSONText {
  static func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
