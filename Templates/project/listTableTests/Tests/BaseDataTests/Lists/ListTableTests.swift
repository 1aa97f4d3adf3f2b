import BaseData
import BaseTesting
import Core
import Foundation
import Testing

nonisolated struct ListTableTests {
  private static let schema = Schema.source(
    module: "Tests", migrations: [Migration("1", Track.table)])

  private let database = Database.inMemory()

  private func list(at seconds: TimeInterval = 100, isDated: Bool = true) -> ListTable<Track> {
    ListTable("track", of: Self.schema, in: database, isDated: isDated) {
      Date(timeIntervalSince1970: seconds)
    }
  }

  private func page(after cursor: String? = nil) async throws -> Page<Track> {
    try await list().page(after: cursor).value
  }

  @Test func keepsEachRowOnceInItsPlace() async throws {
    for track in [Track(2), Track(1), Track(2, name: "b")] { try await list().save(track) }

    #expect(try await page() == Page(items: [Track(2, name: "b"), Track(1)]))
  }

  @Test func keepsThatAValueIsMissing() async throws {
    try await list().save(Track(1, name: "a"))
    try await list().save(Track(1))

    #expect(try await page().items == [Track(1)])
  }

  @Test func removesARow() async throws {
    for id in 1...2 { try await list().save(Track(id)) }

    try await list().remove(1)

    #expect(try await page().items == [Track(2)])
  }

  @Test func goesOnWhereAPageEnded() async throws {
    for id in 1...120 { try await list().save(Track(id)) }

    let first = try await page()
    let second = try await page(after: first.next)
    let third = try await page(after: second.next)

    #expect([first, second, third].map(\.items.count) == [50, 50, 20])
    #expect([first, second, third].flatMap(\.items).map(\.id) == Array(1...120))
    #expect(third.next == nil)
  }

  @Test func aFullPageIsTheLastIfNothingFollows() async throws {
    for id in 1...50 { try await list().save(Track(id)) }

    #expect(try await page().next == nil)
  }

  @Test func isAsOldAsItsOldestRow() async throws {
    #expect(try await list(at: 160).page().origin == .cache(age: 0))

    try await list(at: 100).save(Track(1))
    try await list(at: 140).save(Track(2))

    #expect(try await list(at: 160).page().origin == .cache(age: 60))
  }

  @Test func tellsOfChanges() async throws {
    let changes = list().changes

    try await list().save(Track(1))

    database.invalidate()
    #expect(await changes.all().count == 1)
  }

  @Test func mayBeWithoutDates() async throws {
    try await list(isDated: false).save(Track(1))

    #expect(try await list(isDated: false).page().origin == .cache(age: 0))
    let dates = try await database.read(Self.schema) { connection throws(AppError) in
      try connection.run("SELECT saved_at FROM track").map { $0["saved_at"] }
    }
    #expect(dates == [.null])
  }
}
