import Foundation
import Testing

@testable import DemoServerKit

struct PostsTests {
  private static let posts = Posts(count: 200, seed: 1)

  /// The newest first.
  private static let all = posts.page(since: nil, max: nil, count: 200)

  @Test func theSameSeedGivesTheSamePosts() {
    var grown = Posts(count: 90, seed: 7)
    grown.grow(by: 10)
    let made = Posts(count: 100, seed: 7)
    let other = Posts(count: 100, seed: 8)

    func rows(_ posts: Posts) -> [JSON] {
      posts.page(since: nil, max: nil, count: 100).map(posts.json)
    }
    #expect(rows(grown) == rows(made))
    #expect(rows(grown) != rows(other))
  }

  @Test func idsRiseBeyondWhatADoubleHolds() {
    let ids = Self.all.map(\.id)

    #expect(ids == Set(ids).sorted(by: >))
    #expect(ids.count == 200)
    #expect(ids.contains { $0 > 1 << 53 } && ids.contains { $0 < 1 << 53 })
  }

  @Test(arguments: [
    (since: nil, max: nil, count: 3, [0, 1, 2]),
    (since: nil, max: 2, count: 3, [2, 3, 4]),
    (since: nil, max: 198, count: 3, [198, 199]),
    (since: 2, max: nil, count: 20, [0, 1]),
    (since: 5, max: nil, count: 2, [0, 1]),
    (since: 5, max: 2, count: 20, [2, 3, 4]),
    (since: 2, max: 5, count: 20, []),
    (since: 0, max: nil, count: 20, []),
  ])
  func pagesByID(since: Int?, max: Int?, count: Int, places: [Int]) {
    let page = Self.posts.page(
      since: since.map { Self.all[$0].id }, max: max.map { Self.all[$0].id }, count: count)

    #expect(page == places.map { Self.all[$0] })
  }

  @Test func anIDBetweenTwoPostsIsACursorToo() {
    let page = Self.posts.page(since: nil, max: Self.all[3].id + 1, count: 1)

    #expect(Self.all[2].id > Self.all[3].id + 1)
    #expect(page == [Self.all[3]])
  }

  @Test func everyPageHoldsWhatAClientHasToPutUpWith() {
    let kinds = Self.all.prefix(50).map(\.kind)

    let counts = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(
      counts == [
        .plain: 40, .repost: 3, .repostOfDeleted: 2, .sparse: 2, .hostile: 2, .broken: 1,
      ])
    #expect(Self.posts.readableIDs == Self.all.filter { $0.kind != .broken }.map(\.id))
  }

  @Test(arguments: [
    (1, ["user": true, "text": true, "geo": false, "source": true]),
    (3, ["retweeted_status": true, "user": true, "text": true]),
    (8, ["retweeted_status": true, "user": true, "text": true]),
    (17, ["user": true, "text": true, "geo": true, "source": nil, "pic_urls": nil]),
    (34, ["user": false, "text": false, "id": false, "created_at": true]),
  ])
  func writesRows(number: Int, fields: [String: Bool?]) throws {
    let post = try #require(Self.all.first { $0.number == number })
    guard case .object(let row) = Self.posts.json(post) else {
      Issue.record("a row is an object")
      return
    }

    /// True for a value, false for `null`, nothing for what is missing.
    let found = fields.keys.map { name in (name, row[name].map { $0 != .null }) }
    #expect(Dictionary(uniqueKeysWithValues: found) == fields)
  }

  @Test(arguments: [
    (1_424_178_292, 8, "Tue Feb 17 21:04:52 +0800 2015"),
    (1_424_178_292, 0, "Tue Feb 17 13:04:52 +0000 2015"),
    (1_424_178_292, -5, "Tue Feb 17 08:04:52 -0500 2015"),
    (1_420_070_399, 0, "Wed Dec 31 23:59:59 +0000 2014"),
    (1_420_070_399, 8, "Thu Jan 01 07:59:59 +0800 2015"),
  ])
  func writesDates(time: Int, zone: Int, text: String) {
    #expect(WireDate.text(time, zone: zone) == text)
  }

  @Test func saysWhatItIsToldToSay() throws {
    var state = DemoState.sample
    let request = Request.sample(
      "POST", "/demo/posts", body: #"{"text": "\u001B[31m '; DROP", "name": "Ann"}"#)

    #expect(state.reply(to: request).status == 200)

    let post = try #require(state.posts.page(since: nil, max: nil, count: 1).first)
    let json = String(decoding: state.posts.json(post).data, as: UTF8.self)
    #expect(state.posts.count == 6)
    #expect(json.contains(#""text":"\u001b[31m '; DROP""#))
    #expect(json.contains(#""screen_name":"Ann""#))
  }
}
