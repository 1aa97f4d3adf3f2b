import BaseData
import Core
import Testing
import TimelineData

struct TimelineDatabaseTests {
  private let database = Database.inMemory()

  private var list: TimelineDatabase { TimelineDatabase(database: database) }

  private func kept() async throws -> Page<StatusDTO>? {
    try await list.load()
  }

  @Test func givesBackWhatItKeepsInItsOrder() async throws {
    try await list.replace(with: .first)

    #expect(try await kept() == .first)
  }

  @Test func keepsEachRowOnceWhenAPageOverlaps() async throws {
    try await list.replace(with: .first)
    try await list.append(.last)
    try await list.append(.last)

    #expect(try await kept() == Page(items: [.sample, .second, .third]))
  }

  @Test func aFirstPageReplacesAll() async throws {
    try await list.replace(with: .first)
    try await list.append(.last)

    try await list.replace(with: Page(items: [.third, .sample], next: "c3"))

    #expect(try await kept() == Page(items: [.third, .sample], next: "c3"))
  }

  @Test func isEmptyAtFirst() async throws {
    #expect(try await kept() == Page(items: []))
  }
}
