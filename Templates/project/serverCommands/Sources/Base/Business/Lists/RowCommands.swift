import Core

/// The commands that the user has given, which end whether their screen is still there or not.
/// Those on one row happen one after the other.
@MainActor
final class RowCommands<ID: Hashable & Sendable> {
  private var last: [ID: (turn: Int, task: Task<Void, Never>)] = [:]
  /// How many have begun, and how many of them have ended.
  private var (begun, ended) = (0, 0)

  nonisolated init() {}

  /// True if none is running, and none was since `mark`.
  func isQuiet(since mark: Int) -> Bool { begun == ended && ended == mark }

  /// How many have ended.
  var mark: Int { ended }

  /// Runs a command on a row once those before it have ended.
  func run<Answer: Sendable>(
    on id: ID, _ command: @escaping @MainActor () async -> Answer
  ) async -> Answer {
    begun += 1
    let (turn, before) = (begun, last[id]?.task)
    let task = Task { @MainActor in
      await before?.value
      let answer = await command()
      ended += 1
      if last[id]?.turn == turn { last[id] = nil }
      return answer
    }
    last[id] = (turn, Task { _ = await task.value })
    return await task.value
  }

  /// Waits until no command on a row is running.
  func rest(on id: ID) async {
    while let task = last[id]?.task { await task.value }
  }

  /// Waits until no command is running.
  func rest() async {
    while let task = last.values.first?.task { await task.value }
  }
}
