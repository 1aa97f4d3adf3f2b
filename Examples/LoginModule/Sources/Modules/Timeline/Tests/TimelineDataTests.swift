import BaseData
import BaseTesting
import Core
import Foundation
import Testing
import TimelineData

@testable import TimelineBusiness

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

nonisolated struct TimelineDatabaseTests {
  private let database = Database.inMemory()

  private func list(limit: Int = 500) -> TimelineDatabase {
    TimelineDatabase(database: database, limit: limit, rules: .timeline)
  }

  private func kept(_ ids: [Int64], gaps: Set<Int64>) -> KeptTimeline {
    KeptTimeline(
      rows: ids.map { .sample($0) },
      marks: Dictionary(
        uniqueKeysWithValues: gaps.map { ($0, RowMark(hasGap: true, unreadable: 0)) }))
  }

  @Test func losesNothingThatItNeedNot() async {
    let contract = DatabaseContract(of: .timeline) {
      try await TimelineDatabase(database: $0, limit: 500, rules: .timeline).save(.sample([9, 8]))
    } isKept: {
      try await TimelineDatabase(database: $0, limit: 500, rules: .timeline).load()
        == kept([9, 8], gaps: [8])
    }

    #expect(await contract.breaches() == [])
  }

  @Test func isEmptyAtFirst() async throws {
    #expect(try await list().load() == kept([], gaps: []))
  }

  @Test func keepsEachRowOnceNewestFirst() async throws {
    try await list().save(.sample([7, 6]))
    try await list().save(.sample([9, 8, 7]))
    try await list().save(.sample([6, 5]), below: 6)
    try await list().save(.sample([6, 5]), below: 6)

    #expect(try await list().load() == kept([9, 8, 7, 6, 5], gaps: [5]))
  }

  @Test func keepsAllOfARow() async throws {
    let author = AuthorDTO(id: 1, screenName: "a", profileImageURL: "b")
    let rows = [
      StatusDTO(
        id: .max, createdAt: "c", text: "'; DROP TABLE timeline_status; -- \u{1B}[31m \0 👨‍👩‍👧‍👦",
        user: author, retweeted: RetweetedDTO(id: 4, text: "d", user: author)),
      StatusDTO(
        id: 1, createdAt: "c", text: "", retweeted: RetweetedDTO(id: 4, text: "", user: nil),
        isLiked: true),
    ]

    try await list().save(TimelinePage(rows: rows, isEnd: true))

    #expect(try await list().load() == KeptTimeline(rows: rows, marks: [:]))
  }

  @Test func remembersThatANewestPageDoesNotReachTheOldRows() async throws {
    try await list().save(.sample([3, 2]))
    try await list().save(.sample([9, 8]))
    #expect(try await list().load() == kept([9, 8, 3, 2], gaps: [8, 2]))

    try await list().save(.sample([8, 7, 6]), below: 8)
    #expect(try await list().load() == kept([9, 8, 7, 6, 3, 2], gaps: [6, 2]))

    try await list().save(.sample([6, 5, 3]), below: 6)
    #expect(try await list().load() == kept([9, 8, 7, 6, 5, 3, 2], gaps: [2]))
  }

  @Test func remembersHowManyRowsCouldNotBeRead() async throws {
    try await list().save(.sample([9, 8], unreadable: [9: 1, 8: 2]))
    try await list().save(.sample([11, 10, 8], unreadable: [10: 3]))
    try await list().save(.sample([8, 7], unreadable: [8: 4]), below: 8)

    let counts = try await list().load().marks.mapValues(\.unreadable)
    #expect(counts == [10: 3, 8: 4, 7: 0])
  }

  @Test func keepsTheHigherCountOfTwoBelowARow() async throws {
    try await list().save(.sample([8], unreadable: [8: 2]))
    try await list().save(.sample([9, 8], unreadable: [8: 1]))

    #expect(try await list().load().marks == [8: RowMark(hasGap: true, unreadable: 2)])
  }

  @Test func remembersTheEnd() async throws {
    try await list().save(.sample([3, 2]))
    try await list().save(.end([2]), below: 2)

    #expect(try await list().load() == kept([3, 2], gaps: []))
  }

  @Test func forgetsWhatTheServerNoLongerHas() async throws {
    try await list().save(.sample([5, 4, 3, 2]))
    try await list().save(.sample([5, 3]))
    #expect(try await list().load() == kept([5, 3, 2], gaps: [2]))

    try await list().save(.end([]))
    #expect(try await list().load() == kept([], gaps: []))
  }

  @Test func makesRoomAndDoesNotTakeThatForTheEnd() async throws {
    let list = list(limit: 3)
    try await list.save(.sample([3, 2]))
    try await list.save(.end([2]), below: 2)

    try await list.save(.sample([5, 4, 3]))
    #expect(try await list.load() == kept([5, 4, 3], gaps: [3]))

    try await list.save(.end([3, 2]), below: 3)
    #expect(try await list.load() == kept([5, 4, 3], gaps: [3]))

    try await list.save(.sample([9, 8]))
    #expect(try await list.load() == kept([9, 8, 5], gaps: [8, 5]))
  }

  @Test func isWholeAfterItWasClosedAndOpened() async throws {
    let folder = TemporaryFolder()
    let file = folder.url.appending(path: "app.sqlite")
    let first = Database(at: file)
    try await TimelineDatabase(database: first, limit: 500, rules: .timeline).save(.sample([9, 8]))
    await first.close()

    let again = try await TimelineDatabase(
      database: Database(at: file), limit: 500, rules: .timeline
    ).load()

    #expect(again == kept([9, 8], gaps: [8]))
  }
}

nonisolated struct TimelineStorageTests {
  @Test func remembersSinceWhenTheListIsKept() throws {
    let store = MemoryStore()

    try TimelineStorage(store: store).updated.mark()

    #expect(store.data(forKey: "timeline.updatedAt") != nil)
  }
}
