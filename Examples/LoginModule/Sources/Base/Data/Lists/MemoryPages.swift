import Core
import Foundation

/// The pages of a list that a server has, held for the screens that show it.
package actor MemoryPages<Item: Identifiable & Sendable> where Item.ID: Sendable {
  private nonisolated let place = UUID().uuidString
  private let now: @Sendable () -> Date
  private var held: (page: Page<Item>, since: Date)?

  /// - Parameter items: What it begins with.
  package init(_ items: [Item] = [], now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
    if !items.isEmpty { held = (Page(items: items), since: now()) }
  }

  package nonisolated var changes: AsyncStream<Void> {
    ChangeListeners.all.listen(to: [Self.name], in: place)
  }

  package func load() -> Sourced<Page<Item>>? {
    held.map { Sourced($0.page, from: origin) }
  }

  package func splice(_ page: Page<Item>) {
    held = (page.spliced(onto: held?.page ?? Page(items: [])), since: now())
    tell()
  }

  package func append(_ page: Page<Item>) {
    change { $0.append(page) }
  }

  package func item(_ id: Item.ID) -> Sourced<Item>? {
    held?.page.items.first { $0.id == id }.map { Sourced($0, from: origin) }
  }

  package func update(_ item: Item) {
    change { page in page.items.update(item) }
  }

  package func insert(_ item: Item) {
    change { page in
      if !page.items.update(item) { page.items.insert(item, at: 0) }
    }
  }

  package func take(_ id: Item.ID) -> PutBack? {
    guard let taken = change({ page in page.items.take(id) }) else { return nil }
    return { () async throws(AppError) in await self.putBack(taken.element, at: taken.index) }
  }

  private func putBack(_ item: Item, at index: Int) {
    change { page in page.items.putBack(item, at: index) }
  }

  private static var name: String { "pages" }

  private var origin: Origin { .cache(age: held.map { now().timeIntervalSince($0.since) } ?? 0) }

  @discardableResult
  private func change<Outcome>(_ body: (inout Page<Item>) -> Outcome) -> Outcome {
    var (page, since) = held ?? (Page(items: []), now())
    defer {
      held = (page, since)
      tell()
    }
    return body(&page)
  }

  private func tell() {
    ChangeListeners.all.tell(of: [Self.name], in: place)
  }
}

// Apart, since the compiler takes an actor that conforms at once to a protocol such as this for one
// that is `nonisolated`, where Base is in one target with all else.
extension MemoryPages: PageStore {}
