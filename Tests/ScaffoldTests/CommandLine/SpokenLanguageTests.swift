import Testing

@testable import Chinese
@testable import CommandLine
@testable import Model
@testable import Scaffold
@testable import Speaking

@Suite struct SpokenLanguageTests {
  @Test(
    arguments: [
      ([:], .english),
      (["LANG": "zh_CN.UTF-8"], .chinese),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"], .chinese),
      (["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_GB"], .english),
      (["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8", "LC_ALL": "C"], .english),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "C", "LC_ALL": "zh_SG"], .chinese),
      (["LANG": "zh_CN.UTF-8", "LC_ALL": ""], .chinese),
      (["LANG": "zh_CN.UTF-8", "LC_ALL": "fr_FR.UTF-8"], .english),
      (["LC_CTYPE": "zh_CN.UTF-8", "LANGUAGE": "zh_CN"], .english),
    ] as [([String: String], SpokenLanguage)])
  func isThatOfTheEnvironment(_ environment: [String: String], _ language: SpokenLanguage) {
    #expect(SpokenLanguage.spoken { environment[$0] } == language)
  }

  @Test(
    arguments: [
      ("zh", .chinese), ("zh_CN", .chinese), ("zh_CN.GB18030", .chinese), ("zh-Hans", .chinese),
      ("zh_Hans_HK", .chinese), ("ZH_cn.utf8@pinyin", .chinese), ("en", .english),
      ("en_US.UTF-8", .english), ("zh_TW.UTF-8", nil), ("zh_HK", nil), ("zh-Hant", nil),
      ("zh_MO", nil), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("", nil), ("ja_JP", nil),
      ("zhx", nil),
    ] as [(String, SpokenLanguage?)])
  func isReadFromALocale(_ locale: String, _ language: SpokenLanguage?) {
    #expect(SpokenLanguage(locale: locale) == language)
  }

  @Test(arguments: [
    "--language zh-Hans list", "--language=zh-Hans list", "list --language zh-Hans",
    "list --language=zh", "list --language zh_CN.UTF-8",
  ])
  func isAskedForAnywhere(_ words: String) throws {
    #expect(
      try Sandbox().run(words)
        == Outcome(
          .refused, err: "error: `.` 及其上层都没有工程；用 `scaffold new-project` 建一个，或用 `--at` 指定别的文件夹"))
  }

  /// What is typed wins over the environment.
  @Test func isEnglishWhereItIsAskedFor() throws {
    let sandbox = try Sandbox.project()
    sandbox.wording = .chinese
    #expect(
      sandbox.run("list --language en").out
        == "Demo in .: no modules yet; `scaffold new-module` makes one")
    #expect(sandbox.run("list").out == "Demo（在 .）：还没有模块；用 `scaffold new-module` 建一个")
  }

  @Test(arguments: [
    ("list --language fr", "unknown value `fr` for `--language`; choose from en, zh-Hans"),
    (
      "list --language zh-Hant",
      "unknown value `zh-Hant` for `--language`; did you mean `zh-Hans`?; choose from en, zh-Hans"
    ),
    ("list --language", "`--language` needs a value; write `--language <en|zh-Hans>`"),
    ("list --language --json", "`--language` needs a value; write `--language <en|zh-Hans>`"),
    ("--language= list", "`--language` needs a value; write `--language <en|zh-Hans>`"),
    ("--language en list --language zh", "`--language` is given twice; give it once"),
  ])
  func refuses(_ words: String, saying message: String) throws {
    let outcome = try Sandbox().run(words)
    #expect(outcome.status == .usage)
    #expect(
      outcome.err == "error: " + message || outcome.err.contains("\"code\": \"missing-value\""))
  }

  /// Behind `--` it is a word like any other.
  @Test func isNoOptionBehindTwoDashes() throws {
    let outcome = try Sandbox().run("list -- --language")
    #expect(outcome.err == "error: unexpected word `--language`; put names with a space in quotes")
  }

  /// A run is recorded as others could type it: its language changes nothing that is made.
  @Test func isNotRecorded() throws {
    let sandbox = try Sandbox.project()
    #expect(sandbox.run("new-module Login --template tiny --language zh-Hans").status == .success)
    #expect(sandbox.run("log --json").out.contains("--language") == false)
  }

  @Test func isCompleted() throws {
    let sandbox = try Sandbox()
    let typed = { (words: String) in sandbox.run("__complete -- " + words).out }
    #expect(
      typed("2 scaffold list --lang").contains("--language\tThe language of help and messages."))
    #expect(typed("3 scaffold list --language z") == "en\nzh-Hans")
    #expect(typed("2 scaffold --language z") == "en\nzh-Hans")
    #expect(typed("3 scaffold --language zh-Hans li") == typed("1 scaffold li"))
    #expect(typed("3 scaffold --language=en list --js") == typed("2 scaffold list --js"))
    #expect(typed("1 scaffold --").contains("--language\t"))
    sandbox.wording = .chinese
    #expect(typed("2 scaffold list --lang").contains("--language\t帮助和消息的语言。"))
  }
}
