import BaseData
import Core

/// Keeps a list for the next start of the app: one write after the other, each of what has changed.
@MainActor
final class ListKeeper<Raw: Identifiable & Sendable> where Raw.ID: Sendable {
  private let store: any PageStore<Raw>
  private let limit: Int
  private var places = KeptOrder<Raw.ID>()
  private var writing: Task<AppError?, Never>?
  /// True if it is not known what is kept, since a write has failed.
  private var isUncertain = false

  nonisolated init(store: any PageStore<Raw>, limit: Int) {
    self.store = store
    self.limit = limit
  }

  /// The list that was kept: the order of the rows, those that can be read, and how old they are in
  /// seconds.
  func load<Item: Sendable>(
    _ make: @escaping @Sendable (Raw) throws(AppError) -> Item
  ) async throws(AppError) -> (order: ListRun<Raw.ID>, rows: [PooledRow<Raw, Item>], age: Double?)?
  {
    let kept = await Result.of { [store] () async throws(AppError) in
      try await store.load()?.map { kept in
        var (rows, places): ([PooledRow<Raw, Item>], KeptOrder<Raw.ID>) = ([], KeptOrder())
        let order = places.load(kept) { raw in
          guard let item = try? make(raw) else { return false }
          rows.append(PooledRow(raw, item, asked: 0))
          return true
        }
        return (order: order, places: places, rows: rows)
      }
    }
    guard let kept = try kept.get() else { return nil }
    places = kept.value.places
    return (kept.value.order, kept.value.rows, kept.origin.age)
  }

  /// Writes what has changed of a list.
  ///
  /// - Parameters:
  ///   - isFirst: Whether it was asked for from its beginning.
  ///   - hasLost: Whether rows went that pages have counted.
  ///   - ids: Whose content has changed.
  ///   - raw: The content of a row.
  /// - Returns: Why it could not be written.
  func keep(
    _ list: ListRun<Raw.ID>, isFirst: Bool, hasLost: Bool, changed ids: Set<Raw.ID>,
    raw: (Raw.ID) -> Raw?
  ) async -> AppError? {
    if isUncertain { places.forget() }
    let (changed, removed) = places.follow(
      list, isNew: isFirst, hasLost: hasLost, changed: ids, limit: limit)
    var change = ListChange<Raw>()
    change.rows = changed.compactMap { id in raw(id).flatMap(places.row) }
    change.removed = removed
    change.isFirst = isFirst
    change.isWhole = isUncertain
    isUncertain = false
    let task = Task { [store, change, writing] in
      _ = await writing?.value
      let outcome = await Result.of { () async throws(AppError) in try await store.keep(change) }
      if case .failure(let error) = outcome { return AppError?.some(error) }
      return nil
    }
    writing = task
    let problem = await task.value
    if problem != nil { isUncertain = true }
    return problem
  }
}
