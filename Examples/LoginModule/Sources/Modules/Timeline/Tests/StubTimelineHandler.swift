import BaseBusiness
import BaseTesting
import Core
import TimelineBusiness

/// A handler whose answers a test gives by hand, call by call.
nonisolated final class StubTimelineHandler: TimelineHandling {
  typealias Answer = Result<Sourced<Timeline>, AppError>

  /// The numbers of the calls for a first page that were given up by whoever made them.
  let cancellations: AsyncStream<Int>

  private let cancelled: AsyncStream<Int>.Continuation
  private let firstCalls = Locked<[FirstCall]>([])
  private let pageCalls = Locked<[Status.ID]>([])
  private let pageAnswers = Locked<[Int: OneShot<Sourced<Timeline>>]>([:])

  private struct FirstCall {
    let policy: CachePolicy
    let listener: AsyncStream<Answer>.Continuation
  }

  /// Answers for single posts.
  let details = StubPages<Status, Never>()
  /// What was liked, and what was no longer.
  let likes = Locked<[String]>([])
  /// What the server says of it.
  let likeAnswer = OneShot<Result<Void, AppError>>()

  init() {
    (cancellations, cancelled) = AsyncStream.makeStream()
  }

  var policies: [CachePolicy] {
    firstCalls.withLock { $0.map(\.policy) }
  }

  /// The posts below which pages were asked for.
  var cursors: [Status.ID] {
    pageCalls.withLock { $0 }
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

  func load(_ id: Status.ID, _ policy: CachePolicy) -> Sourced<Status>.Answers {
    details.load(id, policy)
  }

  func changes(of id: Status.ID) -> AsyncStream<Void> { details.changes(of: id) }

  func setLiked(_ isLiked: Bool, _ id: Status.ID) async throws(AppError) {
    likes.withLock { $0.append("\(id): \(isLiked)") }
    try await likeAnswer.value().get()
  }

  func page(below id: Status.ID) async throws(AppError) -> Sourced<Timeline> {
    let number = pageCalls.withLock { cursors in
      cursors.append(id)
      return cursors.count - 1
    }
    return try await pageAnswer(number).value()
  }

  /// Gives a call for the first page its answers and ends it.
  func answer(first call: Int, _ answers: [Answer]) {
    let listener = firstCalls.withLock { $0[call].listener }
    for answer in answers { listener.yield(answer) }
    listener.finish()
  }

  /// Gives a call for a page below a post its answer, even before it comes.
  func answer(page call: Int, _ answer: Answer) {
    pageAnswer(call).finish(answer)
  }

  private func pageAnswer(_ call: Int) -> OneShot<Sourced<Timeline>> {
    pageAnswers.withLock { answers in
      let answer = answers[call] ?? OneShot()
      answers[call] = answer
      return answer
    }
  }
}
