import Core

/// Holds the one task that a screen waits for.
///
/// A new task cancels the one before, and so does the end of the slot: a view model or a
/// controller that is released takes its request with it. Answers that come too late are dropped.
@MainActor
package final class TaskSlot {
  private var task: Task<Void, Never>?
  private var turn = 0

  package init() {}

  deinit {
    task?.cancel()
  }

  /// Hands over every answer of a stream, then reports its end.
  @discardableResult
  package func follow<Answer: Sendable>(
    _ answers: AsyncStream<Answer>,
    each receive: @escaping @MainActor (Answer) -> Void,
    atEnd finish: @escaping @MainActor () -> Void = {}
  ) -> Task<Void, Never> {
    hold { [weak self] turn in
      for await answer in answers where self?.turn == turn { receive(answer) }
      if self?.turn == turn { finish() }
    }
  }

  /// Runs one command, off the main actor, and hands over how it ended.
  @discardableResult
  package func run<Value: Sendable>(
    _ command: @escaping @Sendable () async throws(AppError) -> Value,
    then receive: @escaping @MainActor (Result<Value, AppError>) -> Void
  ) -> Task<Void, Never> {
    hold { [weak self] turn in
      let result = await Result.of(command)
      if self?.turn == turn { receive(result) }
    }
  }

  /// Cancels the task at hand, whose answer is dropped.
  package func cancel() {
    turn += 1
    task?.cancel()
    task = nil
  }
}

extension TaskSlot {
  private func hold(
    _ work: @escaping @MainActor (_ turn: Int) async -> Void
  ) -> Task<Void, Never> {
    cancel()
    let task = Task { [turn] in await work(turn) }
    self.task = task
    return task
  }
}
