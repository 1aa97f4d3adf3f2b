import Testing

/// An Xcode app, whose tiers are folders of one target: types take the place of imports.
@Suite struct FoldersCheckTests {
  /// One file put in, and all that is then said.
  static let wrongs = [
    (
      "View/Plain.swift", "let dto: LoginDTO? = nil\n",
      """
      Weibo/Modules/Login/View/Plain.swift:1:10: error: View of Login may not name `LoginDTO`, \
      which is Data of Login; go through Business [tier]
      Weibo/Modules/Login/Data/LoginDTO.swift:2:20: note: `LoginDTO` is declared here
      """
    ),
    (
      "View/Interpolation.swift",
      "let text = \"\"\"\n  \\(String(describing: LoginDTO.self))\n  \"\"\"\n",
      """
      Weibo/Modules/Login/View/Interpolation.swift:2:24: error: View of Login may not name `LoginDTO`, \
      which is Data of Login; go through Business [tier]
      Weibo/Modules/Login/Data/LoginDTO.swift:2:20: note: `LoginDTO` is declared here
      """
    ),
    (
      "View/Argument.swift", "let all: [String: Array<LoginDTO>] = [:]\n",
      """
      Weibo/Modules/Login/View/Argument.swift:1:25: error: View of Login may not name `LoginDTO`, \
      which is Data of Login; go through Business [tier]
      Weibo/Modules/Login/Data/LoginDTO.swift:2:20: note: `LoginDTO` is declared here
      """
    ),
    (
      "View/Constraint.swift", "func show<Row, Model: Sequence<LoginDTO>>(_ model: Model) {}\n",
      """
      Weibo/Modules/Login/View/Constraint.swift:1:32: error: View of Login may not name `LoginDTO`, \
      which is Data of Login; go through Business [tier]
      Weibo/Modules/Login/Data/LoginDTO.swift:2:20: note: `LoginDTO` is declared here
      """
    ),
    (
      "View/Operator.swift", "func < (one: LoginDTO, two: LoginDTO) -> Bool { true }\n",
      """
      Weibo/Modules/Login/View/Operator.swift:1:14: error: View of Login may not name `LoginDTO`, \
      which is Data of Login; go through Business [tier]
      Weibo/Modules/Login/Data/LoginDTO.swift:2:20: note: `LoginDTO` is declared here
      """
    ),
    (
      "View/Extension.swift", "extension LoginDTO {}\nextension LoginDTO {}\n",
      """
      Weibo/Modules/Login/View/Extension.swift:1:11: error: View of Login may not name `LoginDTO`, \
      which is Data of Login; go through Business [tier]
      Weibo/Modules/Login/Data/LoginDTO.swift:2:20: note: `LoginDTO` is declared here
      """
    ),
    (
      "Data/Up.swift", "typealias Screen = LoginViewModel\n",
      """
      Weibo/Modules/Login/Data/Up.swift:1:20: error: Data of Login may not name `LoginViewModel`, \
      which is View of Login; pass in what it needs, or move the code [tier]
      Weibo/Modules/Login/View/LoginViewModel.swift:3:13: note: `LoginViewModel` is declared here
      """
    ),
    (
      "Business/Looks.swift", "import class UIKit.UIView\n",
      """
      Weibo/Modules/Login/Business/Looks.swift:1:14: error: Business of Login may not import `UIKit`, \
      which is for View; move what needs it there [framework]
      """
    ),
    (
      "Business/Peer.swift", "let other: any TimelineHandling\n",
      """
      Weibo/Modules/Login/Business/Peer.swift:1:16: error: `Login` may not name `TimelineHandling`, as \
      it does not say that it uses `Timeline`; add `"Login": ["Timeline"]` to `uses` in scaffold.json \
      [module]
      Weibo/Modules/Timeline/Business/TimelineHandling.swift:2:22: note: `TimelineHandling` is \
      declared here
      """
    ),
  ]

  @Test func finds() throws {
    let sandbox = try Sandbox.app()
    _ = sandbox.run("new-module Login Timeline --layout folders")
    #expect(sandbox.run("check").withoutCounts == Outcome("No violations in N files"))
    for (path, text, line) in Self.wrongs {
      try sandbox.write(text, to: "Weibo/Modules/Login/" + path)
      #expect(
        sandbox.run("check").withoutCounts
          == .violations(line, "1 violation in 1 of N files"))
      try sandbox.remove("Weibo/Modules/Login/" + path)
    }
  }

  @Test func knowsWhatAModuleUses() throws {
    let sandbox = try Sandbox.app()
    _ = sandbox.run("new-module Login --layout folders")
    _ = sandbox.run("new-module Timeline --uses Login")
    try sandbox.write("let a: any LoginHandling\n", to: "Weibo/Modules/Timeline/Business/A.swift")
    #expect(sandbox.run("check").withoutCounts == Outcome("No violations in N files"))
    try sandbox.write("let a: any LoginHandling\n", to: "Weibo/Modules/Timeline/View/A.swift")
    #expect(
      sandbox.run("check").withoutCounts
        == .violations(
          """
          Weibo/Modules/Timeline/View/A.swift:1:12: error: View of Timeline may not name \
          `LoginHandling`, which is Business of Login; go through Business of Timeline [module]
          Weibo/Modules/Login/Business/LoginHandling.swift:2:22: note: `LoginHandling` is declared here
          """, "1 violation in 1 of N files"))
  }

  /// Files of View in which `DTO`, a type of Data, is something else.
  @Test(arguments: [
    "// DTO\n", "/* DTO /* DTO */ DTO */", "let a = \"DTO\"", "let a = #\"\\(DTO)\"#",
    "let a = \"\"\"\n  DTO\n  \"\"\"", "let a = /DTO/", "let a = #/\n  DTO\n/#",
    "struct DTO {}", "struct A { struct DTO {} \n let a: DTO }",
    "enum A { enum DTO {} }; let a: DTO",
    "struct Box<DTO> { let a: DTO }", "struct Box<Key: Hashable, DTO> { let a: DTO }",
    "struct Box<each DTO> {}", "struct Box<let DTO: Int> {}", "func f<DTO>(_ a: DTO) {}",
    "struct A { init<DTO>(_ a: DTO) {} }", "struct A { subscript<DTO>(_ a: DTO) -> Int { 0 } }",
    "protocol P { associatedtype DTO }", "typealias DTO = Int", "private struct DTO {}\nlet a: DTO",
    "let a: Kind = .DTO", "let a = Kind.DTO", "let a = Kind\n  .DTO", "let a = kind?.DTO",
    "import DTO", "import struct DTO.Name", "@testable import DTO", "import Kit.DTO", "#DTO",
    "#Preview {}", "let dto = 1", "let DTOs = 1", "actor DTO {}", "let `DTOs`: Int",
    "let a = Visible()", "extension Visible { var a: Nested { Nested() } }",
  ])
  func raisesNoFalseAlarm(text: String) throws {
    let sandbox = try Sandbox([
      "scaffold.json": Self.twoFolders, "View/A.swift": text,
      "Data/DTO.swift": "struct DTO {}\nstruct Visible {}\nstruct Preview {}\nstruct Nested {}\n"
        + "private struct Kind {}\n",
      "Business/Visible.swift": "struct Visible {}\nextension Visible { struct Nested {} }\n"
        + "func read(_ a: DTO) {}\n",
    ])
    #expect(sandbox.run("check") == Outcome("No violations in 3 files"))
  }

  /// The same names, where they do mean the type of Data.
  @Test(arguments: [
    ("let a: DTO", 1, 8), ("let a: `DTO`", 1, 8), ("let a = \\DTO.name", 1, 10),
    ("let a = [DTO]()", 1, 10), ("@DTO var a = 1", 1, 2), ("let a = \"\\(DTO())\"", 1, 12),
    ("let a = \"\\(\"\\(DTO())\")\"", 1, 15), ("let a = #\"\\#(DTO())\"#", 1, 14),
    ("func f(_ a: DTO) {}", 1, 13),
    ("func f<A: DTO>() {}", 1, 11), ("struct A<B>: DTO {}", 1, 14), ("let a = f<DTO>()", 1, 11),
    ("let a = b < DTO.max", 1, 13), ("extension DTO {}", 1, 11), ("import os\nlet a: DTO", 2, 8),
    ("import class UIKit.UIView\nlet a: DTO", 2, 8), ("#if DEBUG\nlet a: DTO\n#endif", 2, 8),
    ("let 名 = \"名\", a: DTO", 1, 21), ("/* DTO */ let a: DTO", 1, 18),
    ("case let a as DTO: break", 1, 15), ("typealias A = DTO", 1, 15),
    ("protocol P { static func < (a: Self, b: Self) -> Bool }\nlet a: DTO", 2, 8),
    ("\u{FEFF}\r\n\r\nlet a: DTO\r\n", 3, 8), ("DTO.Kind", 1, 1),
    ("_ = Other<Int, DTO>.self", 1, 16),
  ])
  func findsTheType(text: String, line: Int, column: Int) throws {
    let sandbox = try Sandbox([
      "scaffold.json": Self.twoFolders, "View/A.swift": text, "Data/DTO.swift": "\n  class DTO {}",
      "View/B.swift": "struct Box<DTO> {}\nprivate struct DTO {}\n", "Business/A.swift": "",
    ])
    #expect(
      sandbox.run("check")
        == .violations(
          """
          View/A.swift:\(line):\(column): error: View may not name `DTO`, which is Data; \
          go through Business [tier]
          Data/DTO.swift:2:9: note: `DTO` is declared here
          """, "1 violation in 1 of 4 files"))
  }

  static let twoFolders = """
    { "version": 1, "layout": "folders", "tiers": [ { "name": "View", "folders": ["View"] },
      { "name": "Business", "folders": ["Business"] }, { "name": "Data", "folders": ["Data"] } ] }
    """
}
