import BaseTesting
import BaseView
import Core
import Testing

/// The one task of a view model.
@MainActor
struct TaskSlotTests {
  private let slot = TaskSlot()

  @Test func handsOverEveryAnswerAndThenTheEnd() async {
    let (answers, listener) = AsyncStream<String>.makeStream()
    var heard: [String] = []

    let task = slot.follow(answers) {
      heard.append($0)
    } atEnd: {
      heard.append("end")
    }
    listener.yield("first")
    listener.yield("second")
    listener.finish()
    await task.value

    #expect(heard == ["first", "second", "end"])
  }

  @Test(arguments: [Result<Int, AppError>.success(1), .failure(.offline)])
  func handsOverHowACommandEnded(result: Result<Int, AppError>) async {
    var heard: [Result<Int, AppError>] = []

    await slot.run { () throws(AppError) in
      try result.get()
    } then: {
      heard.append($0)
    }.value

    #expect(heard == [result])
  }

  @Test func runsACommandOffTheMainActor() async {
    var heard: [Result<Bool, AppError>] = []

    await slot.run {
      MainQueue.isCurrent
    } then: {
      heard.append($0)
    }.value

    #expect(MainQueue.isCurrent)
    #expect(heard == [.success(false)])
  }

  @Test func dropsTheAnswersOfATaskThatWasReplaced() async {
    let (late, listener) = AsyncStream<String>.makeStream()
    var heard: [Result<String, AppError>] = []

    let first = slot.follow(late) {
      heard.append(.success($0))
    } atEnd: {
      heard.append(.success("end of the first"))
    }
    let second = slot.run {
      "new"
    } then: {
      heard.append($0)
    }
    listener.yield("old")
    listener.finish()
    await first.value
    await second.value

    #expect(heard == [.success("new")])
  }

  @Test func dropsAResultThatCameInSpiteOfTheCancellation() async {
    let (start, gate) = (Gate(), Gate())
    var heard: [Result<Bool, AppError>] = []

    let task = slot.run {
      start.open()
      await gate.wait()
      return Task.isCancelled
    } then: {
      heard.append($0)
    }
    await start.wait()
    slot.cancel()
    gate.open()
    await task.value

    #expect(heard == [])
    #expect(task.isCancelled)
  }

  @Test func cancelsWhatItHoldsWhenReleased() {
    var slot: TaskSlot? = TaskSlot()
    let task = slot?.follow(AsyncStream<Void> { _ in }) { _ in }

    slot = nil

    #expect(task?.isCancelled == true)
    #expect(slot == nil)
  }
}
