import Core

/// The calls of a stub, each waiting until a test gives the answer by hand.
package nonisolated final class StubCalls<Question: Sendable, Value: Sendable>: Sendable {
  private let questions = Locked<[Question]>([])
  private let answers = Locked<[Int: OneShot<Value>]>([:])

  package init() {}

  package var asked: [Question] { questions.withLock { $0 } }

  package func ask(_ question: Question) async throws(AppError) -> Value {
    let call = questions.withLock { questions in
      questions.append(question)
      return questions.count - 1
    }
    return try await outcome(of: call).value()
  }

  /// Gives a call its answer, even before it comes.
  package func answer(_ call: Int, _ answer: Result<Value, AppError>) {
    outcome(of: call).finish(answer)
  }

  private func outcome(of call: Int) -> OneShot<Value> {
    answers.withLock { answers in
      let answer = answers[call] ?? OneShot()
      answers[call] = answer
      return answer
    }
  }
}
