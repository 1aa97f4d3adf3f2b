import Testing

@testable import CommandLine
@testable import Embed
@testable import Phrases
@testable import Scaffold
@testable import Speaking

/// A folder of phrases is all that a new language takes.
@Suite struct NewLanguageTests {
  private static let phrases = """
    /* 最初の十句。 */

    "unknown command `%@`" = "`%@` というコマンドはありません";
    "`scaffold --help` shows all" = "`scaffold --help` で一覧を表示します";
    "did you mean `%@`?" = "`%@` のことですか";
    "unknown value `%@` for `%@`" = "`%2$@` に `%1$@` という値はありません";
    "choose from %@" = "%@ から選んでください";
    "%@; %@" = "%@。%@";
    "there is no module `%@`" = "モジュール `%@` はありません";
    "there is %@" = "あるのは %@";
    "%@ file" = "%@ ファイル";
    "%@ files" = "%@ ファイル";

    """

  /// The languages of the tool, and one more.
  private func languages() throws -> [SpokenLanguage] {
    let files =
      try Repository.phraseFiles().filter { !$0.path.hasPrefix("ja/") }
      + [("ja/tool.strings", Self.phrases)]
    return try [.english]
      + Phrase.byLanguage(in: files).map { SpokenLanguage(tag: $0, phrases: Embed.text(of: $1)) }
  }

  @Test func saysWhatItsFolderHasAndEnglishOtherwise() throws {
    let languages = try languages()
    let japanese = try #require(SpokenLanguage(locale: "ja_JP.UTF-8", among: languages))
    let sandbox = try Sandbox.project()
    let known = SpokenLanguage.names.joined(separator: ", ")
    sandbox.wording = japanese.wording

    #expect(japanese.tag == "ja")
    #expect(
      sandbox.run("frobnicate").err
        == "error: `frobnicate` というコマンドはありません。`scaffold --help` で一覧を表示します")
    #expect(
      sandbox.run("list --language fr").err
        == "error: `--language` に `fr` という値はありません。\(known) から選んでください")
    #expect(
      sandbox.run("list").out == "Demo in .: no modules yet; `scaffold new-module` makes one")
  }

  /// The languages that were there say what they said.
  @Test func leavesTheOthersAlone() throws {
    let chinese = try #require(languages().first { $0.tag == "zh-Hans" }).wording
    for phrase in try #require(Phrase.byLanguage(in: Repository.phraseFiles())["zh-Hans"]) {
      #expect(chinese.phrase?(phrase.english) == phrase.said)
    }
  }
}
