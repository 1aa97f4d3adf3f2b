import BaseBusiness
import Core
import TimelineBusiness

/// A handler whose answers a test gives by hand, call by call.
final class StubTimelineHandler: TimelineHandling {
  typealias Answer = Result<Sourced<Page<Status>>, AppError>

  /// The numbers of the calls for a first page that were given up by whoever made them.
  let cancellations: AsyncStream<Int>

  private let cancelled: AsyncStream<Int>.Continuation
  private let firstCalls = Locked<[FirstCall]>([])
  private let nextCalls = Locked<[String]>([])
  private let nextAnswers = Locked<[Int: OneShot<Sourced<Page<Status>>>]>([:])

  private struct FirstCall {
    let policy: CachePolicy
    let listener: AsyncStream<Answer>.Continuation
  }

  init() {
    (cancellations, cancelled) = AsyncStream.makeStream()
  }

  var policies: [CachePolicy] {
    firstCalls.withLock { $0.map(\.policy) }
  }

  /// What later pages were asked for with.
  var cursors: [String] {
    nextCalls.withLock { $0 }
  }

  func first(_ policy: CachePolicy) -> AsyncStream<Answer> {
    let (answers, listener) = AsyncStream<Answer>.makeStream()
    let number = firstCalls.withLock { calls in
      calls.append(FirstCall(policy: policy, listener: listener))
      return calls.count - 1
    }
    listener.onTermination = { [cancelled] reason in
      if case .cancelled = reason { cancelled.yield(number) }
    }
    return answers
  }

  func next(
    after cursor: String
  ) async throws(AppError) -> Sourced<Page<Status>> {
    let number = nextCalls.withLock { cursors in
      cursors.append(cursor)
      return cursors.count - 1
    }
    return try await nextAnswer(number).value()
  }

  /// Gives a call for the first page its answers and ends it.
  func answer(first call: Int, _ answers: [Answer]) {
    let listener = firstCalls.withLock { $0[call].listener }
    for answer in answers { listener.yield(answer) }
    listener.finish()
  }

  /// Gives a call for a later page its answer, even before it comes.
  func answer(next call: Int, _ answer: Answer) {
    nextAnswer(call).finish(answer)
  }

  private func nextAnswer(_ call: Int) -> OneShot<Sourced<Page<Status>>> {
    nextAnswers.withLock { answers in
      let answer = answers[call] ?? OneShot()
      answers[call] = answer
      return answer
    }
  }
}
