import Core

/// Work that all who want its outcome wait for together. It is cancelled when nobody does any more.
@MainActor
final class SharedTask<Value: Sendable> {
  private var task: Task<Result<Value, AppError>, Never>?
  private var waiting = 0
  private var turn = 0

  nonisolated init() {}

  var isRunning: Bool { task != nil }

  /// Joins the work that is being done, or begins it.
  func run(
    _ work: @escaping @MainActor () async throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    let (task, turn) = (self.task ?? begin(work), turn)
    waiting += 1
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { @MainActor in self.leave(turn) }
    }
    return try outcome.get()
  }

  /// Gives the work up, whoever waits for it.
  func cancel() {
    task?.cancel()
    end(turn)
  }

  private func begin(
    _ work: @escaping @MainActor () async throws(AppError) -> Value
  ) -> Task<Result<Value, AppError>, Never> {
    let turn = turn
    let task = Task { @MainActor in
      defer { end(turn) }
      do throws(AppError) {
        return Result<Value, AppError>.success(try await work())
      } catch {
        return .failure(error)
      }
    }
    self.task = task
    return task
  }

  private func leave(_ turn: Int) {
    guard self.turn == turn else { return }
    waiting -= 1
    if waiting == 0 { cancel() }
  }

  private func end(_ turn: Int) {
    guard self.turn == turn else { return }
    (task, waiting, self.turn) = (nil, 0, turn + 1)
  }
}
