import BaseData
import Core

// What a command on one row has in common with others. It goes on even if the screen that asked is
// left.
nonisolated extension ServerList {
  func run<Value: Sendable>(
    _ command: @escaping @Sendable () async throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await Task { await Result.of(command) }.value.get()
  }
}

extension ServerList {
  /// Shows at once what a command makes of a row, and what comes of it once the server has said so.
  func command<Answer: Sendable>(
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
  func sure<Answer>(
    _ answer: Result<Answer, AppError>, of id: Raw.ID? = nil
  ) throws(AppError) -> Answer {
    if case .failure(let error) = answer, error.isInDoubt, error != .cancelled {
      Task {
        if let id, let one { _ = try? await ask(id, from: one) } else { await beginAnew() }
      }
    }
    return try answer.get()
  }
}
