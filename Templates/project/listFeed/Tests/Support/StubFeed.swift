import BaseBusiness
import Core

/// A list whose pages a test gives by hand.
@MainActor
package final class StubFeed<Item: Identifiable & Sendable>: ListFeed {
  package typealias First = @Sendable (CachePolicy) -> Sourced<Page<Item>>.Answers
  package typealias Next = @Sendable (String) async throws(AppError) -> Sourced<Page<Item>>

  package let listeners = Listeners<Void>()
  package private(set) var items: [Item] = []
  package private(set) var age: Double?
  package private(set) var dropped = 0
  package private(set) var freshCount = 0
  private var cursor: String?
  private var isAsked = false
  private let first: First
  private let next: Next

  package nonisolated init(first: @escaping First, next: @escaping Next) {
    self.first = first
    self.next = next
  }

  package var isWhole: Bool { isAsked && cursor == nil }

  package func refresh(_ policy: CachePolicy) async throws(AppError) -> AppError? {
    var warning: AppError?
    for await answer in first(policy) {
      let page = try answer.get()
      (isAsked, age, dropped) = (true, page.origin.age, page.value.dropped)
      warning = page.warning
      show(page.value.items, fresh: page.value.items.count, next: page.value.next)
    }
    if Task.isCancelled { throw .cancelled }
    return warning
  }

  package func more() async throws(AppError) -> AppError? {
    guard let cursor else { return nil }
    let page = try await next(cursor)
    let ids = Set(page.value.items.map(\.id))
    let fresh = items.prefix(freshCount).filter { !ids.contains($0.id) } + page.value.items
    let below = items.dropFirst(freshCount).filter { !ids.contains($0.id) }
    dropped += page.value.dropped
    show(
      fresh + below, fresh: fresh.count, next: page.value.next == cursor ? nil : page.value.next)
    return page.warning
  }

  /// Shows other rows.
  ///
  /// - Parameter fresh: How many of them are known to be where they are; if nothing is said, all.
  package func show(_ items: [Item], fresh: Int? = nil, next: String? = nil) {
    self.items = items
    freshCount = fresh ?? items.count
    cursor = next
    listeners.tell(())
  }
}
