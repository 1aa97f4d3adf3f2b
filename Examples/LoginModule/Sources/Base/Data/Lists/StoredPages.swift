import Core
import Foundation

/// The pages of a list that a server has, kept as one value: for a few hundred rows, since each
/// change writes them all.
package nonisolated struct StoredPages<Item: Codable & Identifiable & Sendable>: PageStore
where Item.ID: Sendable {
  private let key: StorageKey<Kept>
  private let store: any KeyValueStore
  private let now: @Sendable () -> Date

  private struct Kept: Codable {
    var page: Page<Item>
    var savedAt: Date
  }

  package init(
    _ key: String, in store: any KeyValueStore, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.key = StorageKey(key)
    self.store = store
    self.now = now
  }

  package var changes: AsyncStream<Void> { store.changes(of: key) }

  /// It is as old as its first page.
  package func load() throws(AppError) -> Sourced<Page<Item>>? {
    try store.value(for: key).map { Sourced($0.page, from: origin(of: $0)) }
  }

  package func splice(_ page: Page<Item>) throws(AppError) {
    try change { kept in kept = Kept(page: page.spliced(onto: kept.page), savedAt: now()) }
  }

  package func append(_ page: Page<Item>) throws(AppError) {
    try change { kept in kept.page.append(page) }
  }

  package func item(_ id: Item.ID) throws(AppError) -> Sourced<Item>? {
    guard let kept = try store.value(for: key) else { return nil }
    return kept.page.items.first { $0.id == id }.map { Sourced($0, from: origin(of: kept)) }
  }

  package func update(_ item: Item) throws(AppError) {
    try change { kept in kept.page.items.update(item) }
  }

  package func insert(_ item: Item) throws(AppError) {
    try change { kept in
      if !kept.page.items.update(item) { kept.page.items.insert(item, at: 0) }
    }
  }

  package func take(_ id: Item.ID) throws(AppError) -> PutBack? {
    guard let taken = try change({ kept in kept.page.items.take(id) }) else { return nil }
    return { () async throws(AppError) in try putBack(taken.element, at: taken.index) }
  }

  private func putBack(_ item: Item, at index: Int) throws(AppError) {
    try change { kept in kept.page.items.putBack(item, at: index) }
  }

  private func origin(of kept: Kept) -> Origin {
    .cache(age: now().timeIntervalSince(kept.savedAt))
  }

  @discardableResult
  private func change<Outcome: Sendable>(
    _ body: (inout Kept) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    try store.change(key) { kept throws(AppError) in
      var changed = kept ?? Kept(page: Page(items: []), savedAt: now())
      defer { kept = changed }
      return try body(&changed)
    }
  }
}
