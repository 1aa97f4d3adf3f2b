import BaseData
import BaseTesting
import Core
import Foundation
import Testing
import TimelineData

nonisolated struct TimelineNetworkTests {
  private func network(
    _ transport: StubTransport, maxID: MaxID = .inclusive
  ) throws -> TimelineNetwork {
    let baseURL = try #require(URL(string: "https://example.com/2"))
    return TimelineNetwork(
      client: HTTPClient(baseURL: baseURL, transport: transport, envelope: .weibo), maxID: maxID)
  }

  private func page(_ json: String, below id: Int64? = nil) async throws -> TimelinePage {
    try await network(StubTransport(.json(json))).page(below: id)
  }

  @Test func asksForTheNewestPage() async throws {
    let transport = StubTransport(.json(StatusDTO.reply([9, 8])))

    #expect(try await network(transport).page() == .sample([9, 8]))

    let request = try #require(transport.requests.first)
    #expect(request.httpMethod == "GET")
    #expect(
      request.url?.absoluteString
        == "https://example.com/2/statuses/public_timeline.json?count=20")
  }

  @Test(arguments: [
    (MaxID.inclusive, Int64(8), "count=20&max_id=8"), (.exclusive, 8, "count=20&max_id=9"),
    (.exclusive, .max, "count=20&max_id=\(Int64.max)"),
  ])
  func asksForAPageThatBeginsWithARow(maxID: MaxID, id: Int64, query: String) async throws {
    let transport = StubTransport(.json(StatusDTO.reply([id, 7])))

    #expect(try await network(transport, maxID: maxID).page(below: id) == .sample([id, 7]))

    #expect(transport.requests.first?.url?.query() == query)
  }

  @Test func isAtTheEndOnceThereIsNothingBelow() async throws {
    #expect(try await page(StatusDTO.reply([8]), below: 8) == .end([8]))
    #expect(try await page(StatusDTO.reply([]), below: 8) == .end([]))
    #expect(try await page(StatusDTO.reply([])) == .end([]))
  }

  @Test func putsTheRowsInOrderEachOnceAndNoneThatWasNotAskedFor() async throws {
    #expect(try await page(StatusDTO.reply([7, 9, 8, 7]), below: 8) == .sample([8, 7]))
  }

  @Test func dropsARowItCannotReadAndCountsIt() async throws {
    let broken = [
      "{}", "null", "12", #"{"id": null, "created_at": "", "text": ""}"#,
      #"{"id": 1, "created_at": "", "text": null}"#,
      #"{"id": 1, "created_at": "", "text": "", "user": "老王"}"#,
    ]
    let rows = (broken + [StatusDTO.json(9)]).joined(separator: ", ")

    let page = try await page(#"{"statuses": [\#(rows)]}"#)

    #expect(page == .sample([9], unreadable: [9: broken.count]))
    #expect(page.dropped == broken.count)
  }

  @Test func doesNotTakeARowItCannotReadForTheEnd() async throws {
    let page = try await page(#"{"statuses": [\#(StatusDTO.json(9)), {}]}"#, below: 9)

    #expect(page == .sample([9], unreadable: [9: 1]))
  }

  @Test func countsWhatItCannotReadWithTheRowAboveIt() async throws {
    let rows = ["{}", StatusDTO.json(9), "{}", "{}", StatusDTO.json(8), StatusDTO.json(7), "{}"]

    let page = try await page(#"{"statuses": [\#(rows.joined(separator: ", "))]}"#)

    #expect(page.unreadable == [9: 3, 7: 1])
    #expect(page.dropped == 4)
  }

  @Test func readsWhatTheServiceLeavesOut() async throws {
    let json = """
      {"statuses": [
        {"idstr": "9007199254740993", "created_at": "c", "text": "t", "user": null,
         "retweeted_status": {"id": 3, "text": "gone", "created_at": "c", "deleted": "1"}},
        {"id": 2, "created_at": "c", "text": "t", "user": {}, "retweeted_status": null}
      ]}
      """

    let nobody = AuthorDTO(id: nil, screenName: nil, profileImageURL: nil)
    let gone = RetweetedDTO(id: 3, text: "gone", user: nil)
    let rows = [
      StatusDTO(id: 9_007_199_254_740_993, createdAt: "c", text: "t", retweeted: gone),
      StatusDTO(id: 2, createdAt: "c", text: "t", user: nobody),
    ]
    #expect(try await page(json) == TimelinePage(rows: rows, isEnd: false))
  }

  @Test func readsAllOfTheCannedAnswer() async throws {
    let package = URL(filePath: #filePath).appending(path: "../../../../..").standardized
    let baseURL = try #require(URL(string: "https://example.com/2"))
    let canned = CannedTransport(folder: package.appending(path: "LocalServer"), baseURL: baseURL)

    let page = try await TimelineNetwork(
      client: HTTPClient(baseURL: baseURL, transport: canned, envelope: .weibo)
    ).page()

    let ids: [Int64] = [
      9_007_199_254_740_993, 3_811_245_170_000_041, 3_811_244_996_000_032, 3_811_244_770_000_025,
      3_811_244_500_000_018, 3_811_244_300_000_007,
    ]
    #expect(page.rows.map(\.id) == ids)
    #expect(page.rows.map(\.retweeted?.user?.screenName) == [nil, nil, "老王", nil, nil, nil])
    #expect(page.dropped == 0)
  }

  @Test(arguments: [200, 400, 403])
  func tellsWhatTheServerSaysOfAnError(status: Int) async throws {
    let refusal = #"{"error": "gone", "error_code": 20003, "request": "/2/statuses"}"#

    await #expect(throws: AppError.server(code: 20003, message: "gone")) {
      try await network(StubTransport(.json(refusal, status: status))).page()
    }
  }

  @Test func tellsThatThereIsNoConnection() async throws {
    await #expect(throws: AppError.offline) {
      try await network(StubTransport(failing: .offline)).page()
    }
  }

  @Test func tellsWhatIsMissing() async throws {
    await #expect(throws: AppError.decoding(path: "statuses", reason: "missing")) {
      try await page("{}")
    }
    await #expect(throws: AppError.decoding(path: "statuses[0].id", reason: "missing")) {
      try await page(#"{"statuses": [{}]}"#)
    }
  }
}
