import BaseData
import Core

/// A list that is on this device alone, as one screen shows it: as many rows from the top as it has
/// asked for.
@MainActor
package final class LocalList<Item: Sendable>: ListFeed {
  package let listeners = Listeners<Void>()
  private var page = Page<Item>(items: [])
  package private(set) var age: Double?
  private var size = LocalList.step
  private let load: Load
  private let changes: @Sendable () -> AsyncStream<Void>
  private var following: Task<Void, Never>?

  private typealias Load =
    @Sendable (_ size: Int) async throws(AppError) -> Sourced<Page<Item>>

  /// How many rows are added at once.
  private nonisolated static var step: Int { 50 }

  /// - Parameters:
  ///   - make: Turns what is kept into what is shown. What it throws for is dropped and counted.
  ///   - fits: Which rows the list has; if nothing is said, all.
  package nonisolated init<Raw: Sendable>(
    in store: some ListStore<Raw>, make: @escaping @Sendable (Raw) throws(AppError) -> Item,
    where fits: (@Sendable (Item) -> Bool)? = nil
  ) {
    changes = { store.changes }
    load = { size throws(AppError) in
      let page = try await store.page(after: nil, size: fits == nil ? size : .max - 1)
      return try page.map { page throws(AppError) in
        var page = try page.compactMap(make)
        if let fits { page.items.removeAll { !fits($0) } }
        return page
      }
    }
  }

  deinit {
    following?.cancel()
  }

  package var items: [Item] { page.items }
  package var freshCount: Int { page.items.count }
  package var isWhole: Bool { page.next == nil }
  package var dropped: Int { page.dropped }

  package func refresh(_ policy: CachePolicy) async throws(AppError) -> AppError? {
    if following == nil {
      following = Task { [weak self, changes = changes()] in
        for await _ in changes { _ = try? await self?.read() }
      }
    }
    return try await read()
  }

  package func more() async throws(AppError) -> AppError? {
    size = page.items.count + Self.step
    return try await read()
  }

  private func read() async throws(AppError) -> AppError? {
    let (load, size) = (load, size)
    let kept = try await Result.of { () async throws(AppError) in try await load(size) }.get()
    (page, age) = (kept.value, kept.origin.age)
    listeners.tell(())
    return kept.warning
  }
}
