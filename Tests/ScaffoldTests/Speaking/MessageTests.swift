import Testing

@testable import Speaking

@Suite struct MessageTests {
  private static let wording = Wording(tag: "zh-Hans") { phrase in
    [
      "the module `%@` exists": "模块 `%@` 已经存在", "%@ in %@": "%2$@ 里的 %1$@", "a list": "列表",
      "%@ file": "%@ 个文件", "%@ files": "%@ 个文件", "100 %": "100 %", "%@; %@": "%@；%@",
      "lost: %@": "丢了", "twice: %@": "%1$@ 和 %1$@", "the app": "App", "type of %@": "是%@的类型",
      "one %@ here": "这里的 %@ 一个",
    ][phrase]
  }

  @Test(
    arguments: [
      ("the module `\("Login")` exists", "the module `Login` exists", "模块 `Login` 已经存在"),
      ("\("Demo") in \("Apps")", "Demo in Apps", "Apps 里的 Demo"),
      ("\(1) in \("%@")", "1 in %@", "%@ 里的 1"),
      ("nobody knows \("this")", "nobody knows this", "nobody knows this"),
      ("\(term: "a list") in \(term: "Demo")", "a list in Demo", "Demo 里的列表"),
      ("\(counting: 1, "file")", "1 file", "1 个文件"),
      ("\(counting: 2, "file")", "2 files", "2 个文件"),
      ("100 %", "100 %", "100 %"), ("50 % of \(2)", "50 % of 2", "50 % of 2"),
      ("lost: \("all")", "lost: all", "丢了"), ("twice: \(3)", "twice: 3", "3 和 3"),
      (
        "\(Message("\("A") in \("B")")); \(Message(verbatim: "a list"))", "A in B; a list",
        "B 里的 A；a list"
      ),
      ("the module " + "`\("Login")` " + "exists", "the module `Login` exists", "模块 `Login` 已经存在"),
    ] as [(Message, String, String)])
  func isSaidInEachLanguage(_ message: Message, english: String, chinese: String) {
    #expect(message.text(in: .english) == english)
    #expect(message.text(in: Self.wording) == chinese)
    #expect("\(message)" == english)
    #expect(Self.wording.during { "\(message)" } == chinese)
  }

  /// A space stands between Chinese and Latin, and none within Chinese, whatever a value is; what a user
  /// has typed stays as it is.
  @Test(
    arguments: [
      ("type of \("Swift")", "是 Swift 的类型"), ("type of \(term: "the app")", "是 App 的类型"),
      ("type of \(term: "a list")", "是列表的类型"), ("type of \("订单")", "是订单的类型"),
      ("type of \("`A`")", "是`A`的类型"), ("one \(term: "a list") here", "这里的列表一个"),
      ("one \("订单") here", "这里的 订单 一个"), ("one \(7) here", "这里的 7 一个"),
      ("\("订单")\("View")", "订单View"),
    ] as [(Message, String)])
  func isSpacedAsChineseIs(_ message: Message, chinese: String) {
    #expect(message.text(in: Self.wording) == chinese)
  }

  /// Japanese is not spaced so.
  @Test func isSpacedAsItsScriptIs() {
    let japanese = Wording(tag: "ja") { _ in "型%@名" }
    #expect(("type of \("Swift")" as Message).text(in: japanese) == "型Swift名")
  }

  @Test func goesOnFromOneToTheNext() {
    #expect(Message.inARow([]) == nil)
    #expect(Message.inARow([nil, "a"])?.text == "a")
    #expect(Message.inARow(["a", nil, "b", "c"])?.text(in: Self.wording) == "a；b；c")
    #expect((["a", "b"] as [Message]).joined(separator: ", ") == "a, b")
  }
}
