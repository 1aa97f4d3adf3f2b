import BaseBusiness
import BaseTesting
import Core
import Testing

@MainActor @Suite struct HandlerTests {
  private struct Courier: Handler {}

  /// The calls back, in order.
  @MainActor private final class Diary {
    var lines: [String] = []
  }

  private let courier = Courier()
  private let diary = Diary()

  @Test(arguments: [
    (Result<Int, AppError>.success(1), ["success 1", "complete"]),
    (.failure(.offline), ["failed offline", "complete"]),
    (.failure(.cancelled), ["complete"]),
  ])
  func callsBackOnceForACommand(result: Result<Int, AppError>, lines: [String]) async {
    let task = courier.perform { () throws(AppError) in
      try result.get()
    } success: {
      diary.lines.append("success \($0)")
    } failed: {
      diary.lines.append("failed \($0)")
    } complete: {
      diary.lines.append("complete")
    }

    await task.value

    #expect(diary.lines == lines)
  }

  @Test func callsBackForEachAnswer() async {
    let answers = AsyncStream<Result<Int, AppError>> { answers in
      answers.yield(.success(1))
      answers.yield(.failure(.offline))
      answers.finish()
    }

    let task = courier.receive(answers) {
      diary.lines.append("success \($0)")
    } failed: {
      diary.lines.append("failed \($0)")
    } complete: {
      diary.lines.append("complete")
    }
    await task.value

    #expect(diary.lines == ["success 1", "failed offline", "complete"])
  }

  @Test func worksOffTheMainActor() async {
    var heard: [Bool] = []

    await courier.perform {
      MainQueue.isCurrent
    } success: {
      heard.append($0)
    } failed: { _ in
    }.value

    #expect(MainQueue.isCurrent)
    #expect(heard == [false])
  }

  @Test func whoeverCancelsHearsNoAnswer() async {
    let (start, gate) = (Gate(), Gate())
    let task = courier.perform { () throws(AppError) in
      start.open()
      await gate.wait()
      return 1
    } success: {
      diary.lines.append("success \($0)")
    } failed: {
      diary.lines.append("failed \($0)")
    } complete: {
      diary.lines.append("complete")
    }

    await start.wait()
    task.cancel()
    gate.open()
    await task.value

    #expect(diary.lines == ["complete"])
  }
}
