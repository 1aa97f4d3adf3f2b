import BaseData
import Core

/// Where items come from that are shown one by one.
package nonisolated struct DetailSupply<Raw: Identifiable & Sendable, Item: Sendable>: Sendable
where Raw.ID: Sendable {
  /// The item with an id as the server sends it.
  package typealias Server = @Sendable (Raw.ID) async throws(AppError) -> Raw
  /// Turns what was sent, or kept, into what is shown.
  package typealias Make = @Sendable (Raw) throws(AppError) -> Item

  private let supply: @Sendable (Raw.ID) -> ItemSupply<Item>
  private let listen: @Sendable () -> AsyncStream<Void>

  /// The item with an id, once or twice as `policy` says; no answer if there is none.
  package func load(_ id: Raw.ID, _ policy: CachePolicy) -> Sourced<Item>.Answers {
    supply(id).load(policy)
  }

  /// One element after each change of what is kept.
  package var changes: AsyncStream<Void> { listen() }
}

nonisolated extension DetailSupply {
  /// Items of a server, which are kept for later.
  ///
  /// What cannot be kept is shown all the same, with a warning.
  package init(
    from server: @escaping Server, keptIn store: any ItemsStore<Raw>, make: @escaping Make
  ) {
    listen = { store.changes }
    supply = { id in
      ItemSupply(
        from: { () async throws(AppError) in try await server(id) },
        keptIn: KeptDetail(id: id, store: store), make: make)
    }
  }

  /// Items of a server, which is asked for each time.
  package init(from server: @escaping Server, make: @escaping Make) {
    listen = { .none }
    supply = { id in
      ItemSupply(from: { () async throws(AppError) in try await server(id) }, make: make)
    }
  }

  /// Items that are on this device alone, whatever the policy.
  package init(in store: any ItemsStore<Raw>, make: @escaping Make) {
    listen = { store.changes }
    supply = { id in ItemSupply(in: KeptDetail(id: id, store: store), make: make) }
  }
}

/// One of the items of a store.
private nonisolated struct KeptDetail<Item: Identifiable & Sendable>: ItemStore
where Item.ID: Sendable {
  let id: Item.ID
  let store: any ItemsStore<Item>

  func load() async throws(AppError) -> Sourced<Item>? {
    try await store.item(id)
  }

  func save(_ item: Item) async throws(AppError) {
    try await store.save(item)
  }
}
