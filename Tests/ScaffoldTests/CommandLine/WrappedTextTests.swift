import Testing

@testable import CommandLine
@testable import Ground
@testable import Model
@testable import Phrases
@testable import Scaffold

/// Texts in lines no wider than a terminal, whose words stay whole.
@Suite struct WrappedTextTests {
  @Test(arguments: [
    ("short", "short"),
    ("one two three four five six", "one two three four\n  five six"),
    // A table goes on in its last column.
    ("  --at <dir>  The project's folder.", "  --at <dir>  The\n    project's\n    folder."),
    ("  a  b c d e f g h i j k l m", "  a  b c d e f g h i\n     j k l m"),
    // What stands between backquotes is for copying.
    ("run it by `swift build` now", "run it by\n  `swift build` now"),
    // Only what is wider than a line is parted.
    ("Sources/Modules/Catalog/View/A.swift", "Sources/Modules/\n  Catalog/View/\n  A.swift"),
    ("<list,detail,create,edit>", "<list,detail,create,\n  edit>"),
    ("生成三层的代码，并让它一直保持三层。", "生成三层的代码，并让\n  它一直保持三层。"),
    ("用 scaffold 生成模块，再运行测试。", "用 scaffold 生成模\n  块，再运行测试。"),
    ("\u{1B}[1mone\u{1B}[0m two three four x", "\u{1B}[1mone\u{1B}[0m two three four x"),
  ])
  func isWrapped(_ text: String, as wrapped: String) {
    #expect(WrappedText.of(text, width: 20, hang: 2) == wrapped)
  }

  private static let outputs = [
    "new-module Login --kind login --at Demo --verbose",
    "new-module Notes --kind list --at Demo --verbose",
    "new-module Main --at Demo", "new-module Notes --kinds list --at Demo",
    "new-module my-notes --at Demo", "list --at Demo", "check --at Demo", "status --at Demo",
    "log --at Demo", "update --at Demo", "templates show module --at Demo",
    "remove-module Notes --at Demo",
  ]

  @Test(arguments: [60, 80, 120], SpokenLanguage.all)
  func noWordIsBroken(_ width: Int, _ language: SpokenLanguage) throws {
    let (plain, narrow) = (try Sandbox(), try Sandbox())
    (plain.wording, narrow.wording) = (language.wording, language.wording)
    narrow.width = width
    let helps = Commands.all.map { "\($0.name) --help" }
    for words in ["--help", "templates --help"] + helps + Self.outputs {
      let (wanted, outcome) = (plain.run(words), narrow.run(words))
      for (wanted, text) in [(wanted.out, outcome.out), (wanted.err, outcome.err)] {
        let tooWide = text.split(separator: "\n").filter { $0.displayWidth > width }
        #expect(tooWide == [], "\(words)")
        #expect(Self.letters(text) == Self.letters(wanted), "\(words)")
      }
    }
  }

  private static func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}

extension StringProtocol {
  fileprivate var displayWidth: Int { String(self).displayWidth }
}
