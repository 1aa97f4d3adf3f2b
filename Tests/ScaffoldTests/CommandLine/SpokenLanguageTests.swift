import Testing

@testable import CommandLine
@testable import Model
@testable import Phrases
@testable import Scaffold
@testable import Speaking

@Suite struct SpokenLanguageTests {
  @Test(
    arguments: [
      ([:], "en"),
      (["LANG": "zh_CN.UTF-8"], "zh-Hans"),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"], "zh-Hans"),
      (["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_GB"], "en"),
      (["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8", "LC_ALL": "C"], "en"),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "C", "LC_ALL": "zh_SG"], "zh-Hans"),
      (["LANG": "zh_CN.UTF-8", "LC_ALL": ""], "zh-Hans"),
      (["LANG": "zh_CN.UTF-8", "LC_ALL": "fr_FR.UTF-8"], "en"),
      (["LC_CTYPE": "zh_CN.UTF-8", "LANGUAGE": "zh_CN"], "en"),
    ] as [([String: String], String)])
  func isThatOfTheEnvironment(_ environment: [String: String], _ tag: String) {
    #expect(SpokenLanguage.spoken { environment[$0] }.tag == tag)
  }

  @Test(
    arguments: [
      ("zh", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh_CN.GB18030", "zh-Hans"), ("zh-Hans", "zh-Hans"),
      ("zh_Hans_HK", "zh-Hans"), ("ZH_cn.utf8@pinyin", "zh-Hans"), ("en", "en"),
      ("en_US.UTF-8", "en"), ("zh_TW.UTF-8", nil), ("zh_HK", nil), ("zh-Hant", nil),
      ("zh_MO", nil), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("", nil), ("ja_JP", nil),
      ("zhx", nil),
    ] as [(String, String?)])
  func isReadFromALocale(_ locale: String, _ tag: String?) {
    #expect(SpokenLanguage(locale: locale)?.tag == tag)
  }

  /// A folder is read by whoever writes its language in its script, and in its region if both name one.
  @Test(
    arguments: [
      ("pt_BR", "pt-BR"), ("pt", "pt"), ("pt_PT.UTF-8", "pt"), ("ja_JP.eucJP", "ja"),
      ("zh_TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh_CN", "zh-Hans"), ("sr", nil),
      ("sr_Latn_RS", "sr-Latn"), ("es_MX", nil), ("es", "es-ES"), ("fil", nil),
    ] as [(String, String?)])
  func isChosenAmongTheFolders(_ locale: String, _ tag: String?) {
    let tags = ["en", "es-ES", "ja", "pt", "pt-BR", "sr-Latn", "zh-Hans", "zh-Hant"]
    let languages = tags.map { SpokenLanguage(tag: $0) }
    #expect(SpokenLanguage(locale: locale, among: languages)?.tag == tag)
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
    sandbox.wording = SpokenLanguage.chinese.wording
    #expect(
      sandbox.run("list --language en").out
        == "Demo in .: no modules yet; `scaffold new-module` makes one")
    #expect(sandbox.run("list").out == "Demo（在 .）：还没有模块；用 `scaffold new-module` 建一个")
  }

  private static let choices = SpokenLanguage.names.joined(separator: ", ")
  private static let value = SpokenLanguage.names.joined(separator: "|")

  @Test(arguments: [
    ("list --language fr", "unknown value `fr` for `--language`; choose from \(choices)"),
    (
      "list --language zh-Hant",
      "unknown value `zh-Hant` for `--language`; did you mean `zh-Hans`?; choose from \(choices)"
    ),
    ("list --language", "`--language` needs a value; write `--language <\(value)>`"),
    ("list --language --json", "`--language` needs a value; write `--language <\(value)>`"),
    ("--language= list", "`--language` needs a value; write `--language <\(value)>`"),
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
    #expect(typed("3 scaffold list --language z") == SpokenLanguage.names.joined(separator: "\n"))
    #expect(typed("2 scaffold --language z") == SpokenLanguage.names.joined(separator: "\n"))
    #expect(typed("3 scaffold --language zh-Hans li") == typed("1 scaffold li"))
    #expect(typed("3 scaffold --language=en list --js") == typed("2 scaffold list --js"))
    #expect(typed("1 scaffold --").contains("--language\t"))
    sandbox.wording = SpokenLanguage.chinese.wording
    #expect(typed("2 scaffold list --lang").contains("--language\t帮助和消息的语言。"))
  }
}
