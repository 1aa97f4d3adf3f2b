import Foundation
import Testing

@testable import CommandLine
@testable import Ground
@testable import Phrases
@testable import Scaffold
@testable import Speaking

/// What the tool says to those who read a language that claims to be whole.
@Suite struct WholeLanguageTests {
  private func sandbox(_ language: SpokenLanguage = .chinese) throws -> Sandbox {
    speaking(language, try Sandbox())
  }

  private func speaking(_ language: SpokenLanguage, _ sandbox: Sandbox) -> Sandbox {
    sandbox.wording = language.wording
    return sandbox
  }

  private static let pages =
    [""] + Commands.all.map { $0.name } + ["templates"]

  /// All lines of all help pages, with the English above the other language.
  @Test(arguments: SpokenLanguage.whole) func helpIsSaidSideBySide(_ language: SpokenLanguage)
    throws
  {
    let (english, other) = (try Sandbox(), try sandbox(language))
    var text = ""
    for page in Self.pages {
      let words = (page + " --help").trimmed
      text += "$ scaffold \(words)\n\n\(english.run(words).out)\n\n\(other.run(words).out)\n\n"
    }
    try Repository.expect(
      text.withoutTagsOfLanguages, in: "\(SpokenLanguage.records)/\(language.tag)/help.txt")
  }

  /// No line of prose is left in English.
  @Test(arguments: SpokenLanguage.whole) func helpIsSaid(in language: SpokenLanguage) throws {
    let (english, other) = (try Sandbox(), try sandbox(language))
    for page in Self.pages {
      let words = (page + " --help").trimmed
      let lines = Set(english.run(words).out.split(separator: "\n"))
      let left = other.run(words).out.split(separator: "\n").filter { line in
        lines.contains(line) && line.contains(#/[a-z]{3,} [a-z]{2,} [a-z]{2,}/#)
          && !line.contains(#/^ *(?:bash:|zsh:|fish:|) +scaffold /#)
      }
      #expect(left == [], "\(page)")
    }
  }

  /// Lines fit, as in English; and the right columns begin below one another.
  @Test(arguments: SpokenLanguage.whole) func helpFitsATerminal(_ language: SpokenLanguage) throws {
    let sandbox = try sandbox(language)
    for page in Self.pages {
      let lines = sandbox.run((page + " --help").trimmed).out.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      for line in lines where !line.hasPrefix(" ") {
        #expect(line.displayWidth <= 100, "\(page): \(line)")
      }
      for line in lines where line.contains(#/^  -/#) && line.contains(#/\p{Han}/#) {
        let left = line.prefix { !$0.unicodeScalars.contains(where: \.isWide) }
        #expect(left.dropFirst(28).first.map { $0 != " " } ?? true, "\(page): \(line)")
      }
    }
  }

  /// The errors that people see most, each in both languages.
  @Test(arguments: SpokenLanguage.whole)
  func errorsAreSaidSideBySide(_ language: SpokenLanguage) throws {
    var text = ""
    for row in Self.errors {
      let (one, two) = (try row.sandbox(), speaking(language, try row.sandbox()))
      let (english, other) = (one.run(row.words), two.run(row.words))
      #expect(english.status == other.status, "\(row.words)")
      text += "$ scaffold \(row.words)\n\(english.err)\n\(other.err)\n\n"
    }
    try Repository.expect(text, in: "\(SpokenLanguage.records)/\(language.tag)/errors.txt")
  }

  private struct Row {
    let words: String
    var isInProject = true
    var files: [String: String] = [:]

    func sandbox() throws -> Sandbox {
      let sandbox = isInProject ? try Sandbox.project() : try Sandbox()
      if isInProject {
        #expect(sandbox.run("new-module Login --template tiny").status == .success)
      }
      for (path, text) in files { try sandbox.write(text, to: path) }
      return sandbox
    }
  }

  private static let errors: [Row] = [
    Row(words: "new-modul Login"), Row(words: "frobnicate"), Row(words: "templates"),
    Row(words: "list extra"), Row(words: "list --jsn"), Row(words: "list --at"),
    Row(words: "list --at=a --at=b"), Row(words: "list --json=yes"), Row(words: "completions tcsh"),
    Row(words: "new-module"), Row(words: "new-module Feed --kind lst"),
    Row(words: "list", isInProject: false), Row(words: "new-module login"),
    Row(words: "new-module Base"), Row(words: "new-module class"), Row(words: "new-module My_Name"),
    Row(words: "new-module UIKit"), Row(words: "new-module Login --template tiny --kind list"),
    Row(words: "new-module LOGIN --template tiny"), Row(words: "new-module Feed --template tny"),
    Row(words: "new-module Feed --template project"), Row(words: "new-module Feed --fields id"),
    Row(words: "new-module Feed --fields id:Strin"),
    Row(words: "new-module Feed --fields id:Int64,id:Int"),
    Row(words: "new-module Feed --fields self:Int"), Row(words: "new-module Feed --without disk"),
    Row(words: "new-module Feed --uses Feed"), Row(words: "new-module Feed --uses Other"),
    Row(words: "new-module Feed --entity data"), Row(words: "new-module Feed --title="),
    Row(words: "new-module Feed --paging pages"),
    Row(words: "new-module Feed --fresh soon"),
    Row(words: "new-module Feed --kind list --rows items"),
    Row(words: "new-module Feed --path /a/{b"), Row(words: "new-module Feed --by id --kind list"),
    Row(words: "new-module Feed --screens list"),
    Row(words: "new-module Feed --pattern mvc --ui swiftui"),
    Row(words: "new-module Feed --from-json none.json"),
    Row(words: "new-module Feed --operation list"),
    Row(words: "new-module Feed --from-json empty.json", files: ["empty.json": ""]),
    Row(words: "new-module Feed --from-json page.json", files: ["page.json": "<html>"]),
    Row(words: "new-project Demo --at ."),
    Row(words: "new-project Demo --at .", isInProject: false, files: ["a.txt": "a"]),
    Row(words: "new-project Demo --base-url here", isInProject: false),
    Row(words: "new-project Demo --languages en,cn", isInProject: false),
    Row(words: "remove-module Feed"), Row(words: "rename-module Login Login"),
    Row(words: "rename-module Login SignIn --entity A"), Row(words: "update Feed"),
    Row(words: "update --ui both"), Row(words: "undo 9"), Row(words: "undo x"),
    Row(words: "undo", isInProject: false),
    Row(words: "check --baseline none.json"), Row(words: "check --changed --since main"),
    Row(words: "check", isInProject: false), Row(words: "explain nowhere"),
    Row(words: "templates show module none"), Row(words: "templates show tny"),
    Row(words: "adopt-module Sources"), Row(words: "adopt-module Sources/Modules/Login"),
    Row(words: "status --fail-on edit"), Row(words: "drift Login none.json"),
    Row(words: "graph --module Feed"),
    Row(words: "list", files: ["scaffold.json": "{"]),
    Row(words: "list", files: ["scaffold.json": "{ \"version\": 9 }"]),
    Row(words: "list", files: ["scaffold.json": "{ \"version\": 1, \"name\": 1 }"]),
    Row(words: "list", files: ["scaffold.json": "{ \"version\": 1, \"nam\": \"Demo\" }"]),
    Row(words: "new-module Feed --template tiny", files: ["Package.swift": "let modules = []\n"]),
    Row(
      words: "new-module Feed --template tiny",
      files: ["Templates/tiny/Business/{{ entity }}.swift.stencil": "{{ nam }}\n"]),
    Row(
      words: "new-module Feed --template tiny",
      files: ["Templates/tiny/Business/{{ entity }}.swift.stencil": "{% if kind %}\n"]),
    Row(
      words: "new-module Feed --template tiny",
      files: ["Sources/Modules/Feed/Business/Feed.swift": "struct Feed {}\n"]),
    Row(
      words: "undo",
      files: ["Sources/Modules/Login/Business/Login.swift": "struct Login { let id: Int }\n"]),
  ]

  /// What is written does not depend on the language, only on what the project records.
  @Test func whatIsWrittenIsTheSame() throws {
    let (one, other) = (try Sandbox(), try sandbox())
    for words in [
      "new-project Demo --at .", "new-module Login --kind login",
      "new-module Feed --kind list --screens list,detail,create",
      "new-module Signup --kind form", "rename-module Feed News",
      "check --write-baseline baseline.json",
      "update Signup --ui both", "remove-module Login", "templates export module",
    ] {
      let outcomes = (one.run(words), other.run(words))
      #expect(
        outcomes.0.status == .success && outcomes.1.status == .success, "\(words): \(outcomes)")
      #expect(outcomes.0.out != outcomes.1.out, "\(words)")
    }
    #expect(try one.tree() == other.tree())
    #expect(one.run("graph").out == other.run("graph").out)
    #expect(
      one.run("graph --module News --format svg").out
        == other.run("graph --module News --format svg").out)
  }

  /// Words for programs stay as they are.
  @Test func codesAndKeysAreEnglish() throws {
    let sandbox = speaking(.chinese, try Sandbox.project())
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    #expect(
      sandbox.run("remove-module Feed --json").err == """
        {
          "version": 1,
          "code": "unknown-module",
          "message": "没有模块 `Feed`",
          "fix": "现有 Login"
        }
        """)
    #expect(sandbox.run("list --json").out.contains(#""state": "as generated""#))
  }

  @Test func tablesLineUp() throws {
    let sandbox = speaking(.chinese, try Sandbox.project())
    #expect(sandbox.run("new-module Login 登录页 --template tiny").status == .success)
    try sandbox.write("struct Login {}\n\n", to: "Sources/Modules/Login/Business/Login.swift")
    #expect(
      sandbox.run("list").out == """
        Demo（在 .）

          Login   item  network storage  改过 1
          登录页  item  network storage  与生成时相同
        """)
    #expect(
      sandbox.run("status").out == """
        Login
          改过  Sources/Modules/Login/Business/Login.swift
          1 个与生成时相同
        登录页
          2 个与生成时相同
        """)
  }
}
