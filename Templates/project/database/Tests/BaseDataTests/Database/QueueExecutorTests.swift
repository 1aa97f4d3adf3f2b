import Core
import Testing

@testable import BaseData

nonisolated struct QueueExecutorTests {
  private actor Diary {
    private let executor = QueueExecutor(label: "tests")
    private var lines: [Int] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    func write(_ line: Int) {
      lines.append(line)
    }

    func write(upTo count: Int) -> [Task<Void, Never>] {
      (0..<count).map { line in Task { write(line) } }
    }

    func all() -> [Int] {
      lines
    }
  }

  @Test func firstComeFirstServed() async {
    let diary = Diary()

    for task in await diary.write(upTo: 100) { await task.value }

    #expect(await diary.all() == Array(0..<100))
  }
}
