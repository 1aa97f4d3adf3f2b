import BaseData
import BaseTesting
import Core
import Testing
import TimelineData

@testable import TimelineBusiness

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
