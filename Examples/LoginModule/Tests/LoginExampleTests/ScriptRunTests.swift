import Core
import DemoServerKit
import Foundation
import TerminalFace
import Testing

@testable import LoginExampleKit

/// A reader who does what a script says.
@MainActor
struct ScriptRunTests {
  private let server: DemoServer
  private let reader: Reader

  init() async throws {
    server = try DemoServer.start()
    var options = Options()
    options.server = server.baseURL
    reader = Reader(
      try Site(options), size: TerminalSize(columns: 44, rows: 10), dates: .british)
    await reader.start()
  }

  /// Does what a script says, and what it says.
  private func output(of lines: String...) async throws -> String {
    let output = Locked("")
    let run = ScriptRun(
      reader: reader, environment: [:], write: { text in output.withLock { $0 += text } })
    try await run.run(try Script(lines.joined(separator: "\n"), file: "test.script"))
    return output.withLock { $0 }
  }

  @Test func readsATimelineThatGrows() async throws {
    defer { reader.leave() }
    var output = try await output(of: "login demo", "pagedown")
    server.grow(by: 3)
    output += try await self.output(
      of: "refresh", "new", "open", "offline", "refresh", "logout", "quit", "refresh")

    #expect(
      output == """
        > login demo
        Timeline
        › Grace 🐦                      17/02, 13:12
          Three tiers, one module, no singletons.
          émile                         17/02, 13:11
          翻页用游标,不用页码:新的进来,旧的不动。
          老王                          17/02, 13:11
          数据层只拿原始数据,业务层决定来源,视图层直
          接用。

        > pagedown
        Timeline
        › Grace 🐦                      17/02, 13:10
          缓存先显示,网络再更新,用户不用等。☕️
          Grace 🐦                      17/02, 13:09
          早上好,今天把控制器瘦到了八十行。
          swift_dev                     17/02, 13:09
          翻页用游标,不用页码:新的进来,旧的不动。
          清风玉露                      17/02, 13:09

        > refresh
        Timeline                         3 new posts
        › Grace 🐦                      17/02, 13:10
          缓存先显示,网络再更新,用户不用等。☕️
          Grace 🐦                      17/02, 13:09
          早上好,今天把控制器瘦到了八十行。
          swift_dev                     17/02, 13:09
          翻页用游标,不用页码:新的进来,旧的不动。
          清风玉露                      17/02, 13:09

        > new
        Timeline
        › émile                         17/02, 13:14
          Which do you read first: the model or the
          tests?
          清风玉露                      17/02, 13:13
          Wrote a table of tests, found two bugs
          before lunch.
          三层架构                      17/02, 13:12

        > open
        émile                      17/02/2015, 13:14
        Which do you read first: the model or the
        tests?

        > offline
        émile            offline · 17/02/2015, 13:14
        Which do you read first: the model or the
        tests?

        > refresh
        Timeline                             offline
        › émile                         17/02, 13:14
          Which do you read first: the model or the
          tests?
          清风玉露                      17/02, 13:13
          Wrote a table of tests, found two bugs
          before lunch.
          三层架构                      17/02, 13:12
        You seem to be offline.

        > logout
        Log In                               offline
        User name: demo
        Password:


        """)
  }

  @Test func fillsAGap() async throws {
    defer { reader.leave() }
    _ = try await output(of: "login demo")
    server.grow(by: 30)
    let output = try await output(of: "refresh", "new", "down 18", "down", "gap")

    #expect(
      output == """
        > refresh
        Timeline                        20 new posts
        › Grace 🐦                      17/02, 13:12
          Three tiers, one module, no singletons.
          émile                         17/02, 13:11
          翻页用游标,不用页码:新的进来,旧的不动。
          老王                          17/02, 13:11
          数据层只拿原始数据,业务层决定来源,视图层直
          接用。

        > new
        Timeline
        › émile                         17/02, 13:28
          A spinner that never stops is an error
          that nobody handled.
          swift_dev                     17/02, 13:27
          A spinner that never stops is an error
          that nobody handled.
          老王                          17/02, 13:27

        > down 18
        Timeline
          三层架构                      17/02, 13:18
          数据层只拿原始数据,业务层决定来源,视图层直
          接用。
        › émile                         17/02, 13:18
          <b onclick="x()">bold</b> &amp; backwards
          zero\u{200D}width
          Grace 🐦                      17/02, 13:17

        > down
        Timeline
          émile                         17/02, 13:18
          <b onclick="x()">bold</b> &amp; backwards
          zero\u{200D}width
        › Grace 🐦                      17/02, 13:17
          A view says what it wants; where it comes
          from is nobody's business but the busines…
          ··· Load missing posts ···

        > gap
        Timeline
          émile                         17/02, 13:18
          <b onclick="x()">bold</b> &amp; backwards
          zero\u{200D}width
        › Grace 🐦                      17/02, 13:17
          A view says what it wants; where it comes
          from is nobody's business but the busines…
          émile                         17/02, 13:17


        """)
  }

  @Test func likesAPostAndSendsAPhoto() async throws {
    defer { reader.leave() }
    let photo = reader.site.folder.appending(path: "me.png").path
    _ = try await output(of: "login demo")
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(to: URL(filePath: photo))
    let output = try await output(
      of: "me", "back", "open", "like", "me", "photo \(photo)", "photo none", "refresh", "back",
      "open", "like", "like")

    #expect(
      output.replacing(photo, with: "me.png") == """
        > me
        Me
        Name: demo
        Likes: 0
        Avatar: 1404370001.bmp

        > back
        Timeline
        › Grace 🐦                      17/02, 13:12
          Three tiers, one module, no singletons.
          émile                         17/02, 13:11
          翻页用游标,不用页码:新的进来,旧的不动。
          老王                          17/02, 13:11
          数据层只拿原始数据,业务层决定来源,视图层直
          接用。

        > open
        Grace 🐦                   17/02/2015, 13:12
        Three tiers, one module, no singletons.

        > like
        Grace 🐦               ♥ · 17/02/2015, 13:12
        Three tiers, one module, no singletons.

        > me
        Me
        Name: demo
        Likes: 1
        Avatar: 1404370001.bmp

        > photo me.png
        Me
        Name: demo
        Likes: 1
        Avatar: 1404370001-1

        > photo none
        Me
        Name: demo
        Likes: 1
        Avatar: 1404370001-1
        This is no photo that can be sent. Choose a…

        > refresh
        Me
        Name: demo
        Likes: 1
        Avatar: 1404370001-1
        This is no photo that can be sent. Choose a…

        > back
        Timeline
        › Grace 🐦                      17/02, 13:12
          Three tiers, one module, no singletons.
          émile                         17/02, 13:11
          翻页用游标,不用页码:新的进来,旧的不动。
          老王                          17/02, 13:11
          数据层只拿原始数据,业务层决定来源,视图层直
          接用。

        > open
        Grace 🐦                   17/02/2015, 13:12
        Three tiers, one module, no singletons.

        > like
        Grace 🐦               ♥ · 17/02/2015, 13:12
        Three tiers, one module, no singletons.

        > like
        Grace 🐦                   17/02/2015, 13:12
        Three tiers, one module, no singletons.


        """)
  }

  @Test func entersACode() async throws {
    defer { reader.leave() }
    let output = try await output(of: "login careful", "code 123456", "down 2")

    #expect(
      output == """
        > login careful
        Log In
        Code that was sent to you:

        > code 123456
        Timeline
        › Grace 🐦                      17/02, 13:12
          Three tiers, one module, no singletons.
          émile                         17/02, 13:11
          翻页用游标,不用页码:新的进来,旧的不动。
          老王                          17/02, 13:11
          数据层只拿原始数据,业务层决定来源,视图层直
          接用。

        > down 2
        Timeline
          Grace 🐦                      17/02, 13:12
          Three tiers, one module, no singletons.
          émile                         17/02, 13:11
          翻页用游标,不用页码:新的进来,旧的不动。
        › 老王                          17/02, 13:11
          数据层只拿原始数据,业务层决定来源,视图层直
          接用。


        """)
  }

  @Test func asksAgainWhenTheSessionEnds() async throws {
    defer { reader.leave() }
    _ = try await output(of: "login demo")
    server.add(Fault(.status401, count: 2))
    let output = try await output(of: "refresh", "login demo")

    #expect(
      output == """
        > refresh
        Log In
        User name: demo
        Password:

        > login demo
        Timeline
        › Grace 🐦                      17/02, 13:12
          Three tiers, one module, no singletons.
          émile                         17/02, 13:11
          翻页用游标,不用页码:新的进来,旧的不动。
          老王                          17/02, 13:11
          数据层只拿原始数据,业务层决定来源,视图层直
          接用。


        """)
  }

  @Test func asksOnlyItsOwnServerToChange() async throws {
    defer { reader.leave() }
    for command in ["grow 25", "expire"] {
      let error = await #expect(throws: StepFault.self) { try await output(of: command) }

      #expect(
        error?.description
          == "test.script:1: error: only the program's own server does that; leave out `--server`")
    }
  }

  @Test(arguments: [
    ("refresh", "1: error: nobody is logged in; `login <user>` first"),
    ("code 1", "1: error: no code is asked for; `login <user>` comes first"),
    ("login demo\nlogin mia", "2: error: somebody is logged in already; `logout` first"),
    ("login demo\nlike", "2: error: no post is open; `open` comes first"),
    ("login demo\nme\nlike", "3: error: no post is open; `open` comes first"),
    ("login demo\nopen\nphoto a", "3: error: no profile is open; `me` comes first"),
    ("login demo\n\ngap", "3: error: no posts are missing; leave out `gap`"),
    ("login locked", "1: error: This account is locked."),
    ("login mia", "1: error: Please fill this in."),
    ("login careful\ncode 654321", "2: error: This is not the code."),
    ("offline\nlogin demo", "2: error: You seem to be offline."),
  ])
  func saysWhichLineCannotBeDone(script: String, message: String) async throws {
    defer { reader.leave() }
    let error = await #expect(throws: StepFault.self) { try await output(of: script) }

    #expect(error?.description == "test.script:\(message)")
  }
}
