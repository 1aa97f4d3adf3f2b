import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

/// What a server is asked for page after page, and which rows of it are there.
nonisolated struct PagingTests {
  private struct Item: Decodable, Hashable, Identifiable, Sendable {
    let id: Int
  }

  /// A list that a server has, in replies of JSON.
  struct Story: CustomTestStringConvertible, Sendable {
    let paging: Paging
    var rows: ReplyPath = "/"
    let replies: [String]
    var links: [String?] = []
    let asked: [String]
    var ids: [Int] = [1, 2, 3]

    var testDescription: String { "\(paging)" }
  }

  private static let two = PageSize("limit", 2)

  static let stories = [
    Story(
      paging: .cursor("after", next: "/data/after"), rows: "/data/children/*/data",
      replies: [
        #"{"data": {"children": [{"data": {"id": 1}}, {"data": {"id": 2}}], "after": "t+2"}}"#,
        #"{"data": {"children": [{"data": {"id": 3}}], "after": null}}"#,
      ],
      asked: ["", "?after=t%2B2"]),
    Story(
      paging: .cursor("cursor", next: "/next", size: two), rows: "/items",
      replies: [#"{"items": [{"id": 1}], "next": 7}"#, #"{"items": [{"id": 2}, {"id": 3}]}"#],
      asked: ["?limit=2", "?cursor=7&limit=2"]),
    Story(
      paging: .lastRow("max_id"), replies: [#"[{"id": 1}, {"id": 2}]"#, #"[{"id": 3}]"#, "[]"],
      asked: ["", "?max_id=2", "?max_id=3"]),
    // One that sends the last row once more.
    Story(
      paging: .lastRow("max_id"),
      replies: [#"[{"id": 1}, {"id": 2}]"#, #"[{"id": 2}, {"id": 3}]"#, #"[{"id": 3}]"#],
      asked: ["", "?max_id=2", "?max_id=3"]),
    Story(
      paging: .page("page", size: two),
      replies: [#"[{"id": 1}, {"id": 2}]"#, #"[{"id": 3}]"#, "[]"],
      asked: ["?page=1&limit=2", "?page=2&limit=2", "?page=3&limit=2"]),
    // A row that cannot be read was sent all the same, and one that came twice is there once.
    Story(
      paging: .page("page", size: PageSize("limit", 3)),
      replies: [#"[{"id": 1}, {"id": 1}, {}]"#, #"[{"id": 2}, {"id": 3}]"#, "[]"],
      asked: ["?page=1&limit=3", "?page=2&limit=3", "?page=3&limit=3"]),
    Story(
      paging: .page("p", first: 0), replies: [#"[{"id": 1}]"#, #"[{"id": 2}, {"id": 3}]"#, "[]"],
      asked: ["?p=0", "?p=1", "?p=2"]),
    Story(
      paging: .page("page", first: 0, size: two, pages: "/nbPages"), rows: "/hits",
      replies: [
        #"{"hits": [{"id": 1}], "nbPages": 2}"#,
        #"{"hits": [{"id": 2}, {"id": 3}], "nbPages": 2}"#,
      ],
      asked: ["?page=0&limit=2", "?page=1&limit=2"]),
    Story(
      paging: .page("page", size: two, total: "/meta/total"), rows: "/items",
      replies: [
        #"{"items": [{"id": 1}], "meta": {"total": "3"}}"#,
        #"{"items": [{"id": 2}, {"id": 3}], "meta": {"total": "3"}}"#,
      ],
      asked: ["?page=1&limit=2", "?page=2&limit=2"]),
    Story(
      paging: .page("page", pages: "/pages"), rows: "/items",
      replies: [#"{"items": [{"id": 1}, {"id": 2}, {"id": 3}]}"#, #"{"items": []}"#],
      asked: ["?page=1", "?page=2"]),
    Story(
      paging: .offset("skip", size: two, total: "/total"), rows: "/products",
      replies: [
        #"{"products": [{"id": 1}], "total": 3}"#,
        #"{"products": [{"id": 2}, {"id": 3}], "total": 3}"#,
      ],
      asked: ["?skip=0&limit=2", "?skip=1&limit=2"]),
    Story(
      paging: .offset("start"),
      replies: [#"[{"id": 1}, {"id": 2}]"#, #"[{"id": 2}, {"id": 3}]"#, #"[{"id": 3}]"#],
      asked: ["?start=0", "?start=1", "?start=2"]),
    Story(
      paging: .offset("startIndex", first: 1),
      replies: [#"[{"id": 1}, {"id": 2}]"#, #"[{"id": 2}, {"id": 3}]"#, #"[{"id": 3}]"#],
      asked: ["?startIndex=1", "?startIndex=2", "?startIndex=3"]),
    Story(
      paging: .offset("start", size: two),
      replies: [#"[{"id": 1}, {"id": 2}]"#, #"[{"id": 2}, {"id": 3}]"#, #"[{"id": 3}]"#],
      asked: ["?start=0&limit=2", "?start=1&limit=2", "?start=2&limit=2"]),
    Story(
      paging: .link(size: two), replies: [#"[{"id": 1}]"#, #"[{"id": 2}]"#, #"[{"id": 3}]"#],
      links: ["https://example.com/other/7?page=2&q=a%2Bb", "?page=3", nil],
      asked: ["?limit=2", "/other/7?page=2&q=a%2Bb", "/other/7?page=3"]),
    Story(
      paging: .link(next: "/links/next"), rows: "/data",
      replies: [
        #"{"data": [{"id": 1}], "links": {"next": "/api/list?page%5Bnumber%5D=2"}}"#,
        #"{"data": [{"id": 2}, {"id": 3}], "links": {"next": null}}"#,
      ],
      asked: ["", "/api/list?page%5Bnumber%5D=2"]),
    Story(
      paging: .link(next: "/links/rel=next/href"), rows: "/data",
      replies: [
        #"{"data": [{"id": 1}], "links": [{"rel": "self"}, {"rel": "next", "href": "/all?p=2"}]}"#,
        #"{"data": [{"id": 2}, {"id": 3}], "links": [{"rel": "self"}]}"#,
      ],
      asked: ["", "/all?p=2"]),
    Story(
      paging: .whole, rows: "/features/0/rows",
      replies: [#"{"features": [{"rows": [{"id": 1}, {"id": 2}, {"id": 3}]}]}"#], asked: [""]),
  ]

  @Test(arguments: stories)
  func readsAList(story: Story) async throws {
    let count = Locked(0)
    let transport = StubTransport { _ in
      let index = count.withLock { count in
        defer { count += 1 }
        return count
      }
      return .json(
        story.replies[index], next: story.links.isEmpty ? nil : story.links[index])
    }
    let client = try client(transport)
    let list = PageEndpoint<Item>("list", rows: story.rows, paging: story.paging)
    var all = ListRun<Int>()
    all.begin(try await ids(of: list, client, nil), asked: 1, limit: 0)
    while let request = all.request, count.withLock({ $0 }) < story.replies.count {
      all.place(try await ids(of: list, client, request.cursor), for: request)
    }

    let asked = story.asked.map { $0.hasPrefix("/") ? "GET \($0)" : "GET /api/list\($0)" }
    #expect(transport.asked == asked)
    #expect(all.ids == story.ids)
    #expect(all.isWhole)
  }

  private func ids(
    of list: PageEndpoint<Item>, _ client: HTTPClient, _ cursor: String?
  ) async throws -> Page<Int> {
    try await client.page(list, after: cursor).map(\.id)
  }

  @Test func asksForEveryPageWithTheQueryOfTheList() async throws {
    let transport = StubTransport(.json(#"[{"id": 1}]"#))
    let list = PageEndpoint<Item>(
      "list", query: [URLQueryItem(name: "q", value: "a&b")], rows: "/", paging: .page("p"))

    _ = try await client(transport).page(list, after: nil)
    _ = try await client(transport).page(list, after: "2")

    #expect(transport.asked == ["GET /api/list?q=a%26b&p=1", "GET /api/list?q=a%26b&p=2"])
  }

  @Test(arguments: [
    "http://example.com/list", "https://example.org/list", "//example.org", "mailto:a",
  ])
  func followsNoLinkToAnotherServer(link: String) async throws {
    let transport = StubTransport(.json(#"[{"id": 1}]"#, next: link))
    let list = PageEndpoint<Item>("list", rows: "/", paging: .link())
    let client = try client(transport)

    let next = try #require(try await client.page(list, after: nil).next)

    await #expect(throws: AppError.invalidInput(field: "url", reason: next)) {
      try await client.page(list, after: next)
    }
    #expect(transport.asked == ["GET /api/list"])
  }

  @Test(
    arguments: [
      ("/data/items", #"{"data": {}}"#, "data.items", "missing"),
      ("/data/items", "{}", "data", "missing"),
      ("/items", #"{"items": null}"#, "items", "expected Array<Any>, found null"),
      ("/children/*/data", #"{"children": [{"data": {}}]}"#, "children[0].data.id", "missing"),
      ("/children/*/data", #"{"children": [{}]}"#, "children[0].data", "missing"),
      ("/a~1b/m~0n", #"{"a/b": {"m~n": [{}]}}"#, "a/b.m~n[0].id", "missing"),
      ("/", "[{}]", "[0].id", "missing"),
    ] as [(ReplyPath, String, String, String)])
  func saysWhatIsNotWhereItShouldBe(
    rows: ReplyPath, json: String, path: String, reason: String
  ) async throws {
    let client = try client(StubTransport(.json(json)))

    await #expect(throws: AppError.decoding(path: path, reason: reason)) {
      try await client.page(PageEndpoint<Item>("list", rows: rows, paging: .whole), after: nil)
    }
  }

  @Test func countsWhatItCannotRead() async throws {
    let client = try client(StubTransport(.json(#"[{"id": 1}, {"id": "x"}, null]"#)))
    let page = try await client.page(
      PageEndpoint<Item>("list", rows: "/", paging: .whole), after: nil)

    #expect(page == Page(items: [Item(id: 1)], dropped: 2))
  }

  @Test(
    arguments: [
      (#"<https://a.com/?p=2>; rel="next", <?p=9>; rel="last""#, "https://a.com/?p=2"),
      (#"<a?x=1,2;3>; rel=prev, <b>;title="c, <d>; \"rel=next\"" ; REL = "start NEXT""#, "b"),
      (#"<a>; rel="next"; anchor="/other", <b>; rel=next"#, "b"),
      (#"<a>; rel="nextish prev", <b>"#, nil), ("<a>; rel=last; rel=next", nil), ("<a", nil),
      ("", nil),
    ] as [(String, String?)])
  func readsTheHeader(header: String, link: String?) {
    #expect(HTTPReply(headers: ["link": header]).link(to: "next") == link)
  }

  private func client(_ transport: StubTransport) throws -> HTTPClient {
    HTTPClient(baseURL: try #require(URL(string: "https://example.com/api")), transport: transport)
  }
}
