import Testing

@testable import CommandLine
@testable import Ground

/// What of a hostile project reaches the terminal, or the log of a build server.
@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain, 登录, 👩‍👩‍👧\ttab\nline\r\n", "plain, 登录, 👩‍👩‍👧\ttab\nline\\u{d}\n"),
    ("a\u{1B}[31mred\u{7}", #"a\u{1b}[31mred\u{7}"#), ("\u{9B}2J\u{7F}\0", #"\u{9b}2J\u{7f}\u{0}"#),
    ("done\rfake", #"done\u{d}fake"#), ("\u{202E}gnp\u{2066}", #"\u{202e}gnp\u{2066}"#),
    ("::stop-commands::x", #"\u{3a}:stop-commands::x"#),
    ("a\n  \u{2028}::error::b", "a\n  \\u{2028}\\u{3a}:error::b"), ("a ::b:: :c", "a ::b:: :c"),
    ("a ##[error]b", #"a \u{23}#[error]b"#), ("## [a] #[b]", "## [a] #[b]"), ("", ""),
  ])
  func shows(_ text: String, as shown: String) {
    #expect(VisibleText.of(text, styledWith: .plain) == shown)
  }

  /// Our own colors stay; nobody else knows the number they are marked with.
  @Test func keepsOurOwnColors() {
    let style = Style.colored(by: 12345)
    let text = style.red("a\u{1B}[32mb") + "\u{1B}[0m"

    #expect(
      VisibleText.of(text, styledWith: style)
        == "\u{1B}[31ma\\u{1b}[32mb\u{1B}[0m\\u{1b}[0m")
  }

  @Test func questionsAndErrorsAreShownSo() {
    let said = Locked<[String]>([])
    let say = { @Sendable (text: String) in said.withLock { $0.append(text) } }
    let console = Console(
      out: say, err: say,
      ask: { question in
        say(question)
        return nil
      }, style: .plain)

    console.err("\u{1B}c")
    _ = console.ask?("\u{1B}c?")
    console.err("::a")

    #expect(said.withLock { $0 } == [#"\u{1b}c"#, #"\u{1b}c?"#, #"\u{3a}:a"#])
  }

  /// A template that somebody else wrote.
  @Test(arguments: [
    ("templates list", #"A \u{1b}]0;mine\u{7}."#),
    ("new-module --template own --help", #"\u{1b}[2J"#),
    ("new-module Login --template own", #"\u{1b}[8mSee\u{9b}0m"#),
    ("new-module Login --template own --dry-run", #"Sources/Modules/Login/A\u{202e}.swift"#),
  ])
  func storyOfATemplate(_ words: String, shows part: String) throws {
    let info = #"""
      { "version": 1, "summary": "A \u001b]0;mine\u0007.",
        "variables": [ { "name": "kind", "type": "text", "help": "\u001b[2J", "default": "\u001b[1m" } ],
        "notes": [ { "text": "\u001b[8mSee\u009b0m" }, { "text": "x\n::stop-commands::now" } ] }
      """#
    let sandbox = try Sandbox.project([
      "Templates/own/template.json": info, "Templates/own/A\u{202E}.swift": "",
    ])

    let outcome = sandbox.run(words)

    #expect(outcome.status == .success)
    #expect(outcome.out.split(separator: "\n").contains { $0.contains(part) })
    #expect(!outcome.out.unicodeScalars.contains { $0.isControl && $0 != "\n" })
    #expect(!outcome.out.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  /// A document is for a program: its own writer has to see to it that nobody obeys what is in it.
  @Test(arguments: [
    "graph --format svg", "graph --format html", "graph --format dot", "graph --format mermaid",
    "graph --format json", "check --format json", "check --format sarif", "check --format github",
    "check --format xcode", "check --format agent", "check", "list --json", "status --json",
    "templates list --json",
    "check --init --dry-run", "new-module Feed --template tiny --dry-run --json",
    "new-module Feed --template tiny --diff",
  ])
  func storyOfADocument(_ words: String) throws {
    let name = "\u{1B}[31m\u{9B}2J\u{7}::x"
    let sandbox = try Sandbox.project([
      "scaffold.json": #"""
      { "version": 1, "name": "\u001b[31m\n::stop-commands::x",
        "tiers": [ { "name": "View\u001b", "folders": ["View"] },
          { "name": "Data\u009b", "folders": ["Data"] } ] }
      """#,
      "Sources/Modules/\(name)/Data/A.swift": "import \(name)\nclass A {}\n",
      "Sources/Modules/\(name)/View/B\(name).swift": "/*\u{1B}*/ import UIKit\n",
      "Templates/tiny/B.swift": "// \u{1B}[31m\n::stop-commands::x\n",
      "Package.swift": "// scaffold:modules\n\u{1B}[31m\n  ::stop-commands::x\n// scaffold:end\n",
    ])

    let outcome = sandbox.run(words)

    #expect(outcome.status != .badData, "\(outcome)")
    #expect(!outcome.out.unicodeScalars.contains { $0.isControl && $0 != "\n" && $0 != "\t" })
    let lines = outcome.out.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    #expect(lines.allSatisfy { !$0.hasPrefix("::") || $0.hasPrefix("::error file=") })
  }
}

extension Unicode.Scalar {
  /// True if a terminal or a journal would take the character for a command.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
