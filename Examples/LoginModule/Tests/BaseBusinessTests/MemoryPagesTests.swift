import BaseData
import Core
import Foundation
import Testing

/// What the screens hold in common of a list that is not kept.
nonisolated struct MemoryPagesTests {
  private let clock = Locked(Date(timeIntervalSince1970: 100))

  @Test(.timeLimit(.minutes(1)))
  func tellsOfPagesAndIsAsOldAsTheFirst() async {
    let pages = MemoryPages<Song> { [clock] in clock.withLock { $0 } }
    var changes = pages.changes.makeAsyncIterator()

    await pages.splice(Page(items: [Song(1)], next: "c"))
    await changes.next()
    clock.withLock { $0 += 50 }
    await pages.append(Page(items: [Song(2)]))
    await changes.next()
    clock.withLock { $0 += 10 }

    let page = Page(items: [Song(1), Song(2)])
    #expect(await pages.load() == Sourced(page, from: .cache(age: 60)))
  }
}
