import Foundation
import Testing

@testable import Chinese
@testable import CommandLine
@testable import Ground
@testable import Scaffold
@testable import Speaking

/// What the tool says to those who read Chinese.
@Suite struct ChineseTests {
  private func chinese(_ sandbox: Sandbox) -> Sandbox {
    sandbox.wording = .chinese
    return sandbox
  }

  private static let pages =
    [""] + Commands.all.map { $0.name } + ["templates"]

  /// All lines of all help pages, with the English above the Chinese.
  @Test func helpIsSaidSideBySide() throws {
    let (english, chinese) = (try Sandbox(), chinese(try Sandbox()))
    var text = ""
    for page in Self.pages {
      let words = (page + " --help").trimmed
      text += "$ scaffold \(words)\n\n\(english.run(words).out)\n\n\(chinese.run(words).out)\n\n"
    }
    try Repository.expect(text, in: "Tests/ScaffoldTests/Chinese/Fixtures/help.txt")
  }

  /// No line of prose is left in English: but for code, each has a Chinese character.
  @Test func helpIsChinese() throws {
    let sandbox = chinese(try Sandbox())
    for page in Self.pages {
      let text = sandbox.run((page + " --help").trimmed).out
      let left = text.split(separator: "\n").map(String.init).filter { line in
        line.contains(#/[a-z]{3,} [a-z]{2,} [a-z]{2,}/#) && !line.contains(#/\p{Han}/#)
          && !line.hasPrefix("  scaffold ")
      }
      #expect(left == [], "\(page)")
    }
  }

  /// Where each line fits in English, it fits in Chinese; and the right columns begin below one another.
  @Test func helpFitsATerminal() throws {
    let sandbox = chinese(try Sandbox())
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

  /// What is written does not depend on the language, only on what the project records.
  @Test func whatIsWrittenIsTheSame() throws {
    let (one, other) = (try Sandbox(), chinese(try Sandbox()))
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
    let sandbox = chinese(try Sandbox.project())
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    #expect(
      sandbox.run("remove-module Feed --json").err == """
        {
          "version": 1,
          "code": "unknown-module",
          "message": "没有模块 `Feed`",
          "fix": "有 Login"
        }
        """)
    #expect(sandbox.run("list --json").out.contains(#""state": "as generated""#))
  }

  @Test func tablesLineUp() throws {
    let sandbox = chinese(try Sandbox.project())
    #expect(sandbox.run("new-module Login 登录页 --template tiny").status == .success)
    try sandbox.write("struct Login {}\n\n", to: "Sources/Modules/Login/Business/Login.swift")
    #expect(
      sandbox.run("list").out == """
        . 里的 Demo

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
