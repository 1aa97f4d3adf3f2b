import BaseData
import Core

nonisolated extension ServerList {
  /// Deletes the row with an id: it goes from all screens at once, and is back if the server
  /// refuses.
  package func remove(
    _ id: Raw.ID, by server: @escaping @Sendable (Raw.ID) async throws(AppError) -> Void
  ) async throws(AppError) {
    try await run { () async throws(AppError) in
      try await self.removed(id) { () async throws(AppError) in try await server(id) }
    }
  }
}

extension ServerList {
  private func removed(
    _ id: Raw.ID, by server: @escaping @Sendable () async throws(AppError) -> Void
  ) async throws(AppError) {
    do throws(AppError) {
      try await command(on: id, showing: nil, server) { [self] row, _ in
        lose(row, .deleted, pool.now())
      }
    } catch {
      guard error.isGone else { throw error }
      lose(pool.row(id), .gone, pool.now())
    }
    await settle()
  }
}
