import BaseTesting
import DemoServerKit
import TerminalTesting
import Testing

/// Somebody who reads the timeline, from the sign-in to the sign-out.
@Suite(.serialized)
struct ReadingTests {
  @Test func readsWithAndWithoutAConnection() async throws {
    let terminal = try PseudoTerminal(program: "")
    try await terminal.expect(Self.login())
    terminal.type("demo\tdemo1234")
    try await terminal.expect(Self.login(as: " demo"))
    terminal.type("\r")
    try await terminal.expect(Self.firstPage)
    terminal.type(" ")
    try await terminal.expect(Self.secondPage)
    terminal.type("r")
    terminal.type("\u{1B}[B\r")
    try await terminal.expect(Self.post)
    terminal.type("\u{1B}[D")
    terminal.type("o")
    try await terminal.expect(Self.secondPageOffline(notice: ""))
    terminal.type("r")
    try await terminal.expect(Self.secondPageOffline(notice: "You seem to be offline."))
    terminal.type("i")
    terminal.type("r")
    try await terminal.wait { !$0.shows("offline.") && $0.shows("o offline") }
    terminal.type("l")
    try await terminal.expect(Self.login(as: " demo"))
    terminal.type("\u{3}")

    #expect(try await terminal.waitForEnd() == 0)
    #expect(terminal.isGivenBack)
    #expect(!terminal.transcript.contains("demo1234"))
    #expect(!terminal.transcript.contains("\u{7}"))
  }

  @Test func keepsItsPlaceWhileTheTimelineGrows() async throws {
    let server = try DemoServer.start()
    let terminal = try await PseudoTerminal.loggedIn(to: server)
    server.grow(by: 30)
    terminal.type("r")
    try await terminal.expect(Self.firstPageAndNew)
    terminal.type("n")
    try await terminal.wait(for: "g gap")
    try await terminal.select("··· Load missing posts ···")
    terminal.type("g")
    try await terminal.wait { !$0.shows("g gap") && !$0.shows("···") }
  }

  @Test func showsWhatWasKeptWhenTheServerIsGone() async throws {
    let (server, folder) = (try DemoServer.start(port: .quietPort), TemporaryFolder())
    let line = "--server \(server.baseURL) --data \(folder.url.path)"
    let first = try PseudoTerminal(program: line)
    try await first.logIn()
    try await first.expect(Self.firstPage)
    first.type("q")
    #expect(try await first.waitForEnd() == 0)
    server.stop()

    let second = try PseudoTerminal(program: line)

    try await second.expect(
      Self.firstPage.replacing("\n\n", with: "\nThe server could not be reached.\n"))
  }

  /// Some posts try to move the cursor, to colour the screen or to write backwards.
  @Test func drawsNothingThatAPostWants() async throws {
    let terminal = try await PseudoTerminal.loggedIn()
    while !terminal.paper.shows("red?") {
      let drawn = terminal.paper.drawn
      terminal.type(" ")
      try await terminal.wait(for: "the next page") { $0.drawn > drawn }
    }

    try await terminal.wait(for: "red? ␛[31mno␛[0m ␛]0;title␇ stays text")
    #expect(!terminal.transcript.contains("\u{1B}]"))
  }

  @Test func drawsWithoutColourWhereNoneIsWanted() async throws {
    let plain = try PseudoTerminal(program: "", environment: ["NO_COLOR": "1"])
    try await plain.logIn()
    try await plain.expect(Self.firstPage)
    let coloured = try await PseudoTerminal.loggedIn()

    #expect(!plain.paper.isColored)
    #expect(coloured.paper.isColored)
  }

  @Test func showsPostsOfTheServerThatItBrings() async throws {
    let terminal = try await PseudoTerminal.loggedIn()
    for _ in 0..<3 { terminal.type("+") }
    terminal.type("r")

    try await terminal.wait(for: "3 new posts")
  }
}

// What is to be seen.
extension ReadingTests {
  private static func login(as user: String = "") -> String {
    """
    Log In
    User name:\(user)
    Password:








    Tab next field  Enter log in  Ctrl-C quit
    """
  }

  private static let firstPage = """
    Timeline
    › Grace 🐦                                      17/02, 13:12
      Three tiers, one module, no singletons.
      émile                                         17/02, 13:11
      翻页用游标,不用页码:新的进来,旧的不动。
      老王                                          17/02, 13:11
      数据层只拿原始数据,业务层决定来源,视图层直接用。
      Grace 🐦                                      17/02, 13:10
      缓存先显示,网络再更新,用户不用等。☕️
      Grace 🐦                                      17/02, 13:09

    Enter open  r refresh  o offline  l logout  ? help  q quit
    """

  private static let firstPageAndNew = """
    Timeline                                        20 new posts
    › Grace 🐦                                      17/02, 13:12
      Three tiers, one module, no singletons.
      émile                                         17/02, 13:11
      翻页用游标,不用页码:新的进来,旧的不动。
      老王                                          17/02, 13:11
      数据层只拿原始数据,业务层决定来源,视图层直接用。
      Grace 🐦                                      17/02, 13:10
      缓存先显示,网络再更新,用户不用等。☕️
      Grace 🐦                                      17/02, 13:09

    Enter open  r refresh  n new  o offline  l logout  ? help…
    """

  private static let secondPage = """
    Timeline
    › Grace 🐦                                      17/02, 13:09
      早上好,今天把控制器瘦到了八十行。
      swift_dev                                     17/02, 13:09
      翻页用游标,不用页码:新的进来,旧的不动。
      清风玉露                                      17/02, 13:09
      转发微博
      @三层架构: 离线也要能看:旧数据加一句提示。 #iOS# @老王
      老王                                          17/02, 13:08
      周末在家写 Swift,外面下雨。

    Enter open  r refresh  o offline  l logout  ? help  q quit
    """

  private static let post = """
    swift_dev                                  17/02/2015, 13:09
    翻页用游标,不用页码:新的进来,旧的不动。









    Esc back  f like  ↓ down  q quit
    """

  private static func secondPageOffline(notice: String) -> String {
    """
    Timeline                                             offline
      Grace 🐦                                      17/02, 13:09
      早上好,今天把控制器瘦到了八十行。
    › swift_dev                                     17/02, 13:09
      翻页用游标,不用页码:新的进来,旧的不动。
      清风玉露                                      17/02, 13:09
      转发微博
      @三层架构: 离线也要能看:旧数据加一句提示。 #iOS# @老王
      老王                                          17/02, 13:08
      周末在家写 Swift,外面下雨。
    \(notice)
    Enter open  r refresh  i online  l logout  ? help  q quit
    """
  }
}
