import Foundation
import Testing

@testable import Ground
@testable import Model

/// Updates after which code of people's own would use what is generated no more.
@Suite struct VanishedNamesTests {
  private static let template = "Templates/tiny/View/{{ name }}ViewModel.swift.stencil"
  private static let model = "Sources/Modules/Login/View/LoginViewModel.swift"

  private static let before = """
    final class {{ name }}ViewModel {
      private var content = 1
      let handler = 2

      var rows: Int { content }
    }

    """
  private static let after = """
    final class {{ name }}ViewModel {
      let list = 1
      let handler = 2
    }

    """
  private static let ours = """

    extension LoginViewModel {
      /// The content, twice.
      var twice: Int { content + content }
    }

    """

  /// A module whose view model has been rewritten since, and what people have added to it.
  private func module(adding text: String = "", _ after: String = after) throws -> Sandbox {
    let sandbox = try Sandbox.project([Self.template: Self.before])
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    try sandbox.write(try sandbox.read(Self.model) + text, to: Self.model)
    try sandbox.write(after, to: Self.template)
    return sandbox
  }

  /// Names what took the place of `content`.
  private func tellSuccessors(in sandbox: Sandbox) throws {
    let path = "Templates/tiny/template.json"
    let successors = """
      "replaced": [{ "of": "{{ name }}ViewModel", "names": ["content"], "by": "list" }],
      "insertions":
      """
    try sandbox.write(
      sandbox.read(path).replacing("\"insertions\":", with: successors), to: path)
  }

  @Test func refusesEditsThatUseWhatIsGone() throws {
    let sandbox = try module(adding: Self.ours)
    try tellSuccessors(in: sandbox)
    let before = try sandbox.tree()

    #expect(
      sandbox.run("update")
        == Outcome(
          .refused,
          err: """
            error: `\(Self.model)` was edited, and uses `content` of `LoginViewModel`, which is \
            generated no more; `list` took the place of `content`; `--take mine \(Self.model)` \
            keeps it, `--take template \(Self.model)` takes it out, `--conflicts markers` puts \
            markers around it
              \(Self.model):7
                generated then  (nothing)
                yours           \("")
                                extension LoginViewModel {
                                  /// The content, twice.
                                  var twice: Int { content + content }
                                }
                generated now   (nothing)
            """))
    #expect(try sandbox.tree() == before)
  }

  @Test func putsMarkersAroundThemIfAsked() throws {
    let sandbox = try module(adding: Self.ours)

    #expect(
      sandbox.run("update --conflicts markers")
        == Outcome(
          """
          Updated Login: 1 file changed
            merged: \(Self.model)
            \(Self.model) uses `content` of `LoginViewModel`, which is generated no more
          To be settled, look for <<<<<<<: \(Self.model)
          `scaffold update --take mine \(Self.model)` or `--take template` takes one side, or \
          choose between the markers by hand
          """))

    #expect(
      try sandbox.read(Self.model) == """
        final class LoginViewModel {
          let list = 1
          let handler = 2
        }
        <<<<<<< yours
        \(Self.ours)||||||| generated before
        =======
        >>>>>>> generated now

        """)
    #expect(sandbox.run("status --strict").status != .success)
  }

  /// What a template gives in the place of an edited line stands in the conflict, too.
  @Test func showsWhatIsGeneratedInstead() throws {
    func model(_ members: String, _ elements: String...) -> String {
      let lines = elements.map { "      \($0),\n" }.joined()
      return "final class {{ name }}ViewModel {\n\(members)}\n\nextension {{ name }}ViewModel {\n"
        + "  var all: [Int] {\n    [\n\(lines)    ]\n  }\n}\n"
    }
    let sandbox = try module(model("", "1"))
    try sandbox.write(model("  let gone = 0\n", "1", "2", "3"), to: Self.template)
    #expect(sandbox.run("update").status == .success)
    let edited = model("  let gone = 0\n", "gone", "2", "3")
    try sandbox.write(edited.replacing("{{ name }}", with: "Login"), to: Self.model)
    try sandbox.write(model("", "1", "2", "4"), to: Self.template)

    #expect(sandbox.run("update --conflicts markers").status == .success)

    #expect(
      try sandbox.read(Self.model) == """
        final class LoginViewModel {
        }

        extension LoginViewModel {
          var all: [Int] {
            [
        <<<<<<< yours
              gone,
        ||||||| generated before
        =======
              1,
        >>>>>>> generated now
              2,
              4,
            ]
          }
        }

        """)
  }

  /// What people add, and whether they hear of it.
  static let kept: [String] = [
    "// content\nlet words = \"content\"\n",
    "extension LoginViewModel {\n  var one: Int { handler }\n}\n",
    "extension LoginViewModel {\n  var one: Int { [1].map { content in content }[0] }\n}\n",
    "struct Other {\n  let content = 1\n  var one: Int { content }\n}\n",
    "func one(content: Int) -> Int { content }\n",
    "func one(_ other: Other) -> Int { other.content }\n",
  ]

  @Test(arguments: kept)
  func keepsEditsThatUseWhatIsThere(text: String) throws {
    let sandbox = try module(adding: text)

    #expect(
      sandbox.run("update")
        == Outcome("Updated Login: 1 file changed\n  merged: \(Self.model)"))

    #expect(try sandbox.read(Self.model).hasSuffix(text))
  }

  @Test func tellsOfFilesWrittenByHand() throws {
    let sandbox = try module()
    try tellSuccessors(in: sandbox)
    let (own, app) = ("Sources/Modules/Login/View/Ours.swift", "Sources/App/Ours.swift")
    try sandbox.write("// rows\nfunc ours(_ model: LoginViewModel) { model.rows }\n", to: own)
    try sandbox.write(
      "import LoginView\n\nlet shown = { (model: LoginViewModel) in model.content }\n", to: app)
    // This one does not depend on the module.
    try sandbox.write("let x = { (model: LoginViewModel) in model.content }\n", to: "Other.swift")

    #expect(
      sandbox.run("update")
        == Outcome(
          """
          Updated Login: 1 file changed
            \(app):3 uses `content` of `LoginViewModel`, which is generated no more; `list` took \
          the place of `content`
            \(own):2 uses `rows` of `LoginViewModel`, which is generated no more
          """))
  }

  /// An edited file that is generated no more stays, and what it uses is reported.
  @Test func tellsOfAFileThatStays() throws {
    let other = "Templates/tiny/View/{{ name }}ContentView.swift.stencil"
    let path = "Sources/Modules/Login/View/LoginContentView.swift"
    let sandbox = try Sandbox.project([
      Self.template: Self.before, other: "struct {{ name }}ContentView {}\n",
    ])
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    let text = "struct LoginContentView {\n  func show(_ model: LoginViewModel) { model.rows }\n}\n"
    try sandbox.write(text, to: path)
    try sandbox.write(Self.after, to: Self.template)
    try sandbox.remove(other)

    #expect(
      sandbox.run("update")
        == Outcome(
          .refused,
          err: """
            error: `\(path)` was edited, and is not generated any more; `--take mine \(path)` \
            keeps it, `--take template \(path)` removes it
            """))
    #expect(
      sandbox.run("update --conflicts markers")
        == Outcome(
          """
          Updated Login: 1 file changed
            \(path):2 uses `rows` of `LoginViewModel`, which is generated no more
          Kept, as you edited it, and no longer generated: \(path)
          """))
    #expect(try sandbox.read(path) == text)
  }

  /// What stays needs what goes: its own type, and a member whose type is not said.
  @Test func tellsWhatAScreenThatStaysNeeds() throws {
    let sandbox = try Sandbox.demo()
    #expect(
      sandbox.run("new-module Feed --kind list --ui both --screens list,detail,create").status
        == .success)
    let folder = "Sources/Modules/Feed/View/SwiftUI/"
    for screen in ["FeedScreen", "FeedDetailScreen", "FeedEditorScreen"] {
      let path = folder + screen + ".swift"
      try sandbox.write(sandbox.read(path) + "\n// ours\n", to: path)
    }
    let line = { (path: String, text: String) in
      try sandbox.read(folder + path).split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(text) }.map { $0 + 1 } ?? 0
    }
    let (row, preview) = (
      try line("FeedScreen.swift", "FeedRowView"), try line("FeedDetailScreen.swift", ".preview")
    )

    let outcome = sandbox.run("update Feed --ui uikit --take mine \(folder)")

    let notes = outcome.out.split(separator: "\n").filter { $0.contains("generated no more") }
    for note in [
      "FeedScreen.swift:\(row) uses `FeedRowView`, which is generated no more",
      "FeedDetailScreen.swift:\(preview) uses `preview`, which is generated no more",
    ] { #expect(notes.contains { $0 == "  \(folder)\(note)" }, "\(outcome.out)") }
  }

  /// A module alone may need more of Base than the project has.
  @Test func tellsOfAnOlderBase() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Notes").status == .success)
    for ledger in [".scaffold.json", "Sources/Modules/Notes/.scaffold.json"] {
      let text = try sandbox.read(ledger)
      try sandbox.write(
        text.replacing(
          #/"sha256:[0-9a-f]+"/#, with: "\"sha256:\(String(repeating: "0", count: 64))\""),
        to: ledger)
    }

    let outcome = sandbox.run("update Notes --fields +more:Int?")

    #expect(
      outcome.out.hasSuffix(
        "The project's own files are of an older template, which may lack what this module needs; "
          + "`scaffold update` brings all up to date"))
    #expect(!sandbox.run("update").out.contains("older template"))
  }

  /// Other options take names away just as other templates do.
  @Test func knowsFieldsThatAreTakenOut() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Notes --fields id:Int64,title:String").status == .success)
    try sandbox.write(
      "extension Notes {\n  var shout: String { title + \"!\" }\n}\n",
      to: "Sources/Modules/Notes/Business/Shout.swift")

    let outcome = sandbox.run("update Notes --fields -title")

    #expect(
      outcome.out.hasSuffix(
        "Business/Shout.swift:2 uses `title` of `Notes`, which is generated no more"))
  }

  /// What the templates give knows nothing that they give no more: no rendering is reported.
  @Test(arguments: ["item", "list", "form"])
  func saysNothingOfWhatIsGenerated(kind: String) throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Notes --kind \(kind)").status == .success)
    for words in [
      "--ui both", "--without storage", "--without network", "--fields +more:Int?",
      "--with network,storage", "--ui swiftui", "--ui uikit", "--pattern mvc", "--without database",
    ] {
      let outcome = sandbox.run("update Notes \(words)")
      #expect(!(outcome.out + outcome.err).contains("generated no more"), "\(words)")
    }
  }
}
