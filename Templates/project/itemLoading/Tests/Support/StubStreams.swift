import Core

/// The calls of a stub, and the answers that a test gives by hand.
package nonisolated final class StubStreams<Question: Sendable, Value: Sendable>: Sendable {
  package typealias Answer = Sourced<Value>.Answer

  /// The numbers of the calls that were given up by whoever made them.
  package let cancellations: AsyncStream<Int>

  private let cancelled: AsyncStream<Int>.Continuation
  private let questions = Locked<[Question]>([])
  private let calls = Locked<[Int: Call]>([:])

  private typealias Call = (
    stream: AsyncStream<Answer>, continuation: AsyncStream<Answer>.Continuation
  )

  package init() {
    (cancellations, cancelled) = AsyncStream.makeStream()
  }

  package var asked: [Question] { questions.withLock { $0 } }

  package func ask(_ question: Question) -> Sourced<Value>.Answers {
    let number = questions.withLock { questions in
      questions.append(question)
      return questions.count - 1
    }
    let (answers, listener) = call(number)
    listener.onTermination = { [cancelled] reason in
      if case .cancelled = reason { cancelled.yield(number) }
    }
    return answers
  }

  /// Gives a call its answers and ends it, even before it comes.
  package func answer(_ number: Int, _ answers: [Answer]) {
    let listener = call(number).continuation
    for answer in answers { listener.yield(answer) }
    listener.finish()
  }

  private func call(_ number: Int) -> Call {
    calls.withLock { calls in
      let call = calls[number] ?? AsyncStream<Answer>.makeStream()
      calls[number] = call
      return call
    }
  }
}
