import BaseData
import Core

/// Where an item comes from.
package nonisolated struct ItemSupply<Item: Sendable>: ItemLoading {
  private let supply: @Sendable (CachePolicy) -> Sourced<Item>.Answers

  package func load(_ policy: CachePolicy) -> Sourced<Item>.Answers {
    supply(policy)
  }
}

nonisolated extension ItemSupply {
  /// The item as the server sends it.
  package typealias Server<Raw: Sendable> = @Sendable () async throws(AppError) -> Raw
  /// Turns what was sent into what is shown.
  package typealias Make<Raw> = @Sendable (Raw) throws(AppError) -> Item

  /// The item of a server, which is kept for later.
  ///
  /// What cannot be kept is shown all the same, with a warning.
  package init<Raw: Sendable>(
    from server: @escaping Server<Raw>, keptIn store: any ItemStore<Raw>,
    make: @escaping Make<Raw>
  ) {
    let places = Supply { () async throws(AppError) in
      try await store.load()?.map(make)
    } fresh: { () async throws(AppError) in
      let raw = try await server()
      return Sourced(
        try make(raw), from: .network,
        warning: await .of { () async throws(AppError) in try await store.save(raw) })
    }
    supply = { places.answers($0) }
  }

  /// The item of a server, which is asked for each time.
  package init<Raw: Sendable>(from server: @escaping Server<Raw>, make: @escaping Make<Raw>) {
    let places = Supply {
      nil
    } fresh: { () async throws(AppError) in
      Sourced(try make(try await server()), from: .network)
    }
    supply = { places.answers($0) }
  }

  /// The item that is on this device alone, whatever the policy.
  package init<Raw: Sendable>(in store: any ItemStore<Raw>, make: @escaping Make<Raw>) {
    supply = { _ in
      .answers { deliver throws(AppError) in
        if let item = try await store.load()?.map(make) { deliver(item) }
      }
    }
  }
}
