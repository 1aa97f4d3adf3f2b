import BaseData
import Core

nonisolated extension ServerList {
  /// A new row, once the server has it. One of which the server says nothing comes with the first
  /// page, which is asked for again.
  package func create<Input: Sendable>(
    _ input: Input, by server: @escaping @Sendable (Input) async throws(AppError) -> Raw?
  ) async throws(AppError) -> Sourced<Item>? {
    try await run { () async throws(AppError) in
      try await self.made { () async throws(AppError) in try await server(input) }
    }
  }
}

extension ServerList {
  private func made(
    by server: @escaping @Sendable () async throws(AppError) -> Raw?
  ) async throws(AppError) -> Sourced<Item>? {
    _ = await load()
    let answer = await pool.ask { [make] asked throws(AppError) in
      try await server().map { raw throws(AppError) in
        let item = try make(raw)
        return (row: PooledRow(raw, item, asked: asked), item: item)
      }
    } then: { answer, _ in
      // A page may have had it meanwhile, and the user may have deleted it since.
      answer.map { made in made.map { (row: pool.take($0.row), item: $0.item) } }
    }
    guard let (row, item) = try sure(answer) else {
      Task { await beginAnew() }
      return nil
    }
    return Sourced(item, from: .network, warning: row.isGone ? nil : await insert(row))
  }
}
