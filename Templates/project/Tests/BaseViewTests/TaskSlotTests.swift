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

  @Test func handsOverAResult() async {
    var heard: [Int] = []

    await slot.run {
      1
    } then: {
      heard.append($0)
    }.value

    #expect(heard == [1])
  }

  @Test func dropsTheAnswersOfATaskThatWasReplaced() async {
    let (late, listener) = AsyncStream<String>.makeStream()
    var heard: [String] = []

    let first = slot.follow(late) {
      heard.append($0)
    } atEnd: {
      heard.append("end of the first")
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

    #expect(heard == ["new"])
  }

  @Test func dropsAResultThatCameInSpiteOfTheCancellation() async {
    let gate = Gate()
    var heard: [Bool] = []

    let task = slot.run {
      await gate.wait()
      return Task.isCancelled
    } then: {
      heard.append($0)
    }
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

  @Test(arguments: [Result<Int, AppError>.success(1), .failure(.offline)])
  func handsOverWhatComesOfAnAttempt(outcome: Result<Int, AppError>) async {
    var results: [Result<Int, AppError>] = []

    await slot.attempt { () throws(AppError) in
      try outcome.get()
    } then: {
      results.append($0)
    }.value

    #expect(results == [outcome])
  }
}
