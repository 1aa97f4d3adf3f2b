import BaseData
import BaseTesting
import Core
import Foundation
import Testing
import TimelineData

/// A page with a row whose bytes are no text.
nonisolated struct TimelineBytesTests {
  @Test func losesThatRowOnly() async throws {
    var body = Data(StatusDTO.reply([9, 8]).utf8)
    let place = try #require(body.range(of: Data("text 9".utf8)))
    body.replaceSubrange(place, with: [0xFF, 0xC0, 0xED, 0xA0, 0x80])
    let network = TimelineNetwork(
      client: HTTPClient(
        baseURL: try #require(URL(string: "https://example.com/2")),
        transport: StubTransport(HTTPReply(body: body)), envelope: .weibo))

    let page = try await network.page()

    #expect(page == TimelinePage(rows: [.sample(8)], isEnd: false, unreadable: [8: 1]))
  }
}
