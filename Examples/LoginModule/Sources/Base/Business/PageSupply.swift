import BaseData
import Core

/// Where the pages of a list come from.
package nonisolated struct PageSupply<Item: Sendable>: PageLoading {
  private let supply: @Sendable (CachePolicy) -> Sourced<Page<Item>>.Answers
  private let following: @Sendable (String) async throws(AppError) -> Sourced<Page<Item>>
  private let held: @Sendable (_ count: Int) async throws(AppError) -> Page<Item>?
  private let changing: @Sendable () -> AsyncStream<Void>

  package func first(_ policy: CachePolicy) -> Sourced<Page<Item>>.Answers {
    supply(policy)
  }

  package func next(after cursor: String) async throws(AppError) -> Sourced<Page<Item>> {
    try await following(cursor)
  }

  package var changes: AsyncStream<Void> { changing() }

  package func kept(atLeast count: Int) async throws(AppError) -> Page<Item>? {
    try await held(count)
  }
}

nonisolated extension PageSupply {
  /// The page after a cursor as the server sends it; without one, the first.
  package typealias Server<Raw: Sendable> =
    @Sendable (_ cursor: String?) async throws(AppError) -> Page<Raw>
  /// Turns what was sent into what is shown. What it throws for is dropped and counted.
  package typealias Make<Raw> = @Sendable (Raw) throws(AppError) -> Item

  /// The pages of a server, which are kept for later.
  ///
  /// What cannot be kept is shown all the same, with a warning.
  package init<Raw: Sendable>(
    from server: @escaping Server<Raw>, keptIn store: any PageStore<Raw>,
    make: @escaping Make<Raw>
  ) {
    let load = { @Sendable () async throws(AppError) in
      try await store.load()?.map { page throws(AppError) in try page.compactMap(make) }
    }
    let pages = Supply(cached: load) { () async throws(AppError) in
      let page = try await server(nil)
      return Sourced(
        try page.compactMap(make), from: .network,
        warning: await .of { () async throws(AppError) in try await store.splice(page) })
    }
    supply = { pages.answers($0) }
    following = { cursor throws(AppError) in
      let page = try await server(cursor)
      return Sourced(
        try page.compactMap(make), from: .network,
        warning: await .of { () async throws(AppError) in try await store.append(page) })
    }
    held = { _ throws(AppError) in try await load()?.value }
    changing = { store.changes }
  }

  /// The pages of a server, which are asked for each time.
  package init<Raw: Sendable>(from server: @escaping Server<Raw>, make: @escaping Make<Raw>) {
    let page = { @Sendable (cursor: String?) async throws(AppError) in
      Sourced(try await server(cursor).compactMap(make), from: .network)
    }
    let pages = Supply {
      nil
    } fresh: { () async throws(AppError) in
      try await page(nil)
    }
    supply = { pages.answers($0) }
    following = { cursor throws(AppError) in try await page(cursor) }
    held = { _ in nil }
    changing = { .none }
  }

  /// The pages of a list that is on this device alone, whatever the policy.
  package init<Raw: Sendable>(in store: any ListStore<Raw>, make: @escaping Make<Raw>) {
    let page = { @Sendable (cursor: String?, size: Int) async throws(AppError) in
      try await store.page(after: cursor, size: size).map { page throws(AppError) in
        try page.compactMap(make)
      }
    }
    supply = { _ in .answers { deliver throws(AppError) in deliver(try await page(nil, 50)) } }
    following = { cursor throws(AppError) in try await page(cursor, 50) }
    held = { count throws(AppError) in try await page(nil, max(50, count)).value }
    changing = { store.changes }
  }
}
