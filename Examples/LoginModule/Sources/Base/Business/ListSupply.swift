import BaseData
import Core

/// Where the items of a list come from one by one, and what becomes of those that are changed.
///
/// What the user does shows at once, on all screens, since it is done to what is kept first. Where
/// a server has the list, it is asked then; what it refuses is taken back.
package nonisolated struct ListSupply<Raw: Identifiable & Sendable, Item: Sendable>: Sendable
where Raw.ID: Sendable {
  /// Turns what was sent, or kept, into what is shown.
  package typealias Make = @Sendable (Raw) throws(AppError) -> Item

  private let store: any RowStore<Raw>
  private let make: Make

  package init(keptIn store: any RowStore<Raw>, make: @escaping Make) {
    self.store = store
    self.make = make
  }
}

// A list that a server has.
nonisolated extension ListSupply {
  /// The item with an id. What cannot be kept is shown all the same, with a warning.
  package func item(
    _ id: Raw.ID, _ policy: CachePolicy,
    from server: @escaping @Sendable () async throws(AppError) -> Raw
  ) -> Sourced<Item>.Answers {
    let places = Supply { () async throws(AppError) in
      try await kept(id)
    } fresh: { () async throws(AppError) in
      let raw = try await server()
      return try await fresh(raw) { store throws(AppError) in try await store.update(raw) }
    }
    return places.answers(policy)
  }

  /// A new item, once the server has it.
  package func create(
    by server: () async throws(AppError) -> Raw
  ) async throws(AppError) -> Sourced<Item> {
    let raw = try await server()
    return try await fresh(raw) { store throws(AppError) in try await store.insert(raw) }
  }

  /// An item in the place of the one with its id.
  ///
  /// - Parameter server: Gives the item as the server has it then.
  package func save(
    _ raw: Raw, by server: () async throws(AppError) -> Raw
  ) async throws(AppError) -> Sourced<Item> {
    let last = try? await store.item(raw.id)?.value
    try? await store.update(raw)
    let saved: Raw
    do {
      saved = try await server()
    } catch {
      if let last { try? await store.update(last) }
      throw error
    }
    return try await fresh(saved) { store throws(AppError) in try await store.update(saved) }
  }

  /// What arrives while the server is asked may have the item still, so it is taken out again.
  package func remove(
    _ id: Raw.ID, by server: () async throws(AppError) -> Void
  ) async throws(AppError) {
    let putBack = try? await store.take(id)
    do {
      try await server()
    } catch {
      try? await putBack?()
      throw error
    }
    try? await store.remove(id)
  }

  private func fresh(
    _ raw: Raw, keep: (any RowStore<Raw>) async throws(AppError) -> Void
  ) async throws(AppError) -> Sourced<Item> {
    Sourced(
      try make(raw), from: .network,
      warning: await .of { () async throws(AppError) in try await keep(store) })
  }
}

// A list that is on this device alone.
nonisolated extension ListSupply {
  /// The item with an id, whatever the policy.
  package func item(_ id: Raw.ID) -> Sourced<Item>.Answers {
    .answers { deliver throws(AppError) in
      if let item = try await kept(id) { deliver(item) }
    }
  }

  /// A new item.
  package func create(_ raw: Raw) async throws(AppError) -> Sourced<Item> {
    try await store.insert(raw)
    return Sourced(try make(raw), from: .cache(age: 0))
  }

  /// An item in the place of the one with its id.
  package func save(_ raw: Raw) async throws(AppError) -> Sourced<Item> {
    try await store.update(raw)
    return Sourced(try make(raw), from: .cache(age: 0))
  }

  private func kept(_ id: Raw.ID) async throws(AppError) -> Sourced<Item>? {
    try await store.item(id)?.map(make)
  }
}
