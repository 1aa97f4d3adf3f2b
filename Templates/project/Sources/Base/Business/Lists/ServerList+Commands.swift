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

  /// A new row, once the server has it. One of which the server says nothing comes with the first
  /// page, which is asked for again.
  package func create<Input: Sendable>(
    _ input: Input, by server: @escaping @Sendable (Input) async throws(AppError) -> Raw?
  ) async throws(AppError) -> Sourced<Item>? {
    try await run { () async throws(AppError) in
      try await self.made { () async throws(AppError) in try await server(input) }
    }
  }

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

  /// Deletes the row with an id: it goes from all screens at once, and is back if the server
  /// refuses.
  package func remove(
    _ id: Raw.ID, by server: @escaping @Sendable (Raw.ID) async throws(AppError) -> Void
  ) async throws(AppError) {
    try await run { () async throws(AppError) in
      try await self.removed(id) { () async throws(AppError) in try await server(id) }
    }
  }

  private func run<Value: Sendable>(
    _ command: @escaping @Sendable () async throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await Task { await Result.of(command) }.value.get()
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
  private func ask(_ id: Raw.ID, from server: @escaping One) async throws(AppError) -> Sourced<Item>
  {
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

  private func saved(
    _ raw: Raw, _ item: Item, by server: @escaping @Sendable () async throws(AppError) -> Raw?
  ) async throws(AppError) -> Sourced<Item> {
    let saved = try await command(on: raw.id, showing: item) {
      [one, make] () async throws(AppError) in
      var saved = try await server()
      if saved == nil { saved = try? await one?(raw.id) }
      return (raw: saved ?? raw, item: try make(saved ?? raw))
    } done: { [pool] row, saved in
      _ = row.take(saved.raw, saved.item, asked: pool.now())
      pool.tell(.edited, of: row)
    }
    return Sourced(saved.item, from: .network, warning: await settle())
  }

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

  /// Shows at once what a command makes of a row, and what comes of it once the server has said so.
  private func command<Answer: Sendable>(
    on id: Raw.ID, showing item: Item?,
    _ server: @escaping @Sendable () async throws(AppError) -> Answer,
    done: @escaping @MainActor (PooledRow<Raw, Item>, Answer) -> Void
  ) async throws(AppError) -> Answer {
    _ = await load()
    let (row, moment) = (pool.row(id), pool.now())
    row.lay(item, of: moment)
    pool.tell(.changed, of: row)
    let answer = await commands.run(on: id) { [pool] in
      await pool.ask { _ throws(AppError) in
        try await server()
      } then: { answer, _ in
        row.takeOff(moment)
        if case .success(let answer) = answer {
          done(row, answer)
        } else {
          pool.tell(.changed, of: row)
        }
        return answer
      }
    }
    return try sure(answer, of: id)
  }

  /// The result of a command. If nobody knows, the server is asked what it has now.
  private func sure<Answer>(
    _ answer: Result<Answer, AppError>, of id: Raw.ID? = nil
  ) throws(AppError) -> Answer {
    if case .failure(let error) = answer, error.isInDoubt, error != .cancelled {
      Task {
        if let id, let one { _ = try? await ask(id, from: one) } else { await beginAnew() }
      }
    }
    return try answer.get()
  }

  private func lose(_ row: PooledRow<Raw, Item>, _ event: RowEvent, _ moment: Int) {
    if row.lose(asked: moment) { pool.tell(event, of: row) }
  }
}
