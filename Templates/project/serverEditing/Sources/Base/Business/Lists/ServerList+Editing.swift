import BaseData
import Core

nonisolated extension ServerList {
  /// A row in the place of the one with its id: it is shown at once, and taken back if the server
  /// refuses it.
  ///
  /// - Parameter server: Gives the row as the server has it then. If it does not say so, it is asked
  ///   for it.
  package func save(
    _ raw: Raw, by server: @escaping @Sendable () async throws(AppError) -> Raw?
  ) async throws(AppError) -> Sourced<Item> {
    let item = try make(raw)
    return try await run { () async throws(AppError) in
      try await self.saved(raw, item, by: server)
    }
  }
}

extension ServerList {
  private func saved(
    _ raw: Raw, _ item: Item, by server: @escaping @Sendable () async throws(AppError) -> Raw?
  ) async throws(AppError) -> Sourced<Item> {
    let saved = try await command(on: raw.id, showing: item) {
      [one, make] () async throws(AppError) in
      var saved = try await server()
      if saved == nil { saved = try? await one?(raw.id) }
      return (raw: saved ?? raw, item: try make(saved ?? raw))
    } done: { [pool] row, saved in
      _ = row.update(saved.raw, saved.item, asked: pool.now())
      pool.tell(.edited, of: row)
    }
    return Sourced(saved.item, from: .network, warning: await settle())
  }
}
