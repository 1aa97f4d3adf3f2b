import BaseBusiness
import BaseTesting
import Core
import Testing

/// How many rows a list remembers that it does not show any more.
@MainActor
struct ServerListMemoryTests {
  @Test func remembersLittleMoreThanItShows() async throws {
    let (page, alive) = (Locked(0), Locked(0))
    let list = ServerList<Counted, Counted>(
      from: { _ throws(AppError) in
        let number = page.withLock { page in
          page += 1
          return page
        }
        return Page(items: (0..<100).map { Counted(number * 100 + $0, alive) }, next: "next")
      }, limit: 100, make: { $0 })

    for _ in 1...40 { _ = try await list.refresh(.networkOnly) }

    #expect(list.items.count == 200, "those of the last page, and those below")
    #expect(alive.withLock { $0 } < 1_000)
  }

  @Test(.timeLimit(.minutes(1)))
  func remembersWhatSomebodyShows() async throws {
    let page = Locked(0)
    let list = ServerList<EditedNote, EditedNote>(
      from: { _ throws(AppError) in
        let number = page.withLock { page in
          page += 1
          return page
        }
        return Page(items: (0..<100).map { EditedNote(id: number * 100 + $0, text: "") })
      }, limit: 100, make: { $0 })
    _ = try await list.refresh(.networkOnly)
    var changes = list.changes(of: 100).makeAsyncIterator()

    for _ in 1...40 { _ = try await list.refresh(.networkOnly) }
    _ = try await list.save(EditedNote(id: 100, text: "new")) { () throws(AppError) in nil }

    #expect(await changes.next() != nil)
  }
}

nonisolated private struct EditedNote: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
}

/// A row that says whether it is still there.
nonisolated private final class Counted: Identifiable, Sendable {
  let id: Int
  private let alive: Locked<Int>

  init(_ id: Int, _ alive: Locked<Int>) {
    (self.id, self.alive) = (id, alive)
    alive.withLock { $0 += 1 }
  }

  deinit {
    alive.withLock { $0 -= 1 }
  }
}
