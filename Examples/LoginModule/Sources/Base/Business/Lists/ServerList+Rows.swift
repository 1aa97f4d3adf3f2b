import BaseData
import Core

// What is asked of one row. It goes on even if the screen that asked is left.
nonisolated extension ServerList {
  /// The row with an id, once or twice as a policy says; no answer if there is none.
  package func item(_ id: Raw.ID, _ policy: CachePolicy) -> Sourced<Item>.Answers {
    let places = Supply { () async throws(AppError) in
      try await self.known(id)
    } fresh: { [one] () async throws(AppError) in
      guard let one else { throw .http(status: 405, message: nil) }
      return try await self.ask(id, from: one)
    }
    return places.answers(policy)
  }
}

extension ServerList {
  /// One element after each change of a row.
  package func changes(of id: Raw.ID) -> AsyncStream<Void> {
    let (stream, listener) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let row = pool.row(id)
    pool.listeners.add { changed, _ in
      guard changed === row else { return true }
      if case .terminated = listener.yield() { return false }
      return true
    }
    return stream
  }

  private func known(_ id: Raw.ID) async throws(AppError) -> Sourced<Item>? {
    if let problem = await load() { throw problem }
    return pool.row(id).shown.map { Sourced($0, from: .cache(age: age ?? 0)) }
  }

  /// Asks for a row once the user's commands to it are done: before, no answer says what the row
  /// will be.
  func ask(_ id: Raw.ID, from server: @escaping One) async throws(AppError) -> Sourced<Item> {
    await commands.rest(on: id)
    let answer = await pool.ask { [make] asked throws(AppError) in
      let raw = try await server(id)
      let item = try make(raw)
      return (row: PooledRow(raw, item, asked: asked), item: item)
    } then: { answer, asked in
      if case .failure(let error) = answer, error.isGone { lose(pool.row(id), .gone, asked) }
      return answer.map { said, item in pool.take(said).shown ?? item }
    }
    return Sourced(try answer.get(), from: .network, warning: await settle())
  }

  func lose(_ row: PooledRow<Raw, Item>, _ event: RowEvent, _ moment: Int) {
    if row.lose(asked: moment) { pool.tell(event, of: row) }
  }
}
