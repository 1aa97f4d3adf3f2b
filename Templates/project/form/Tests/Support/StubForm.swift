import BaseBusiness
import Core

/// A form that is answered once its gate is open, whether or not anyone still listens.
package nonisolated final class StubForm<Input: Sendable, Item: Sendable>:
  FormSubmitting, FormKeeping
{
  package typealias Answer = Sourced<Item>.Answer

  private let gate = Gate()
  private let answer: Answer
  private let calls = Locked<[Input]>([])

  /// - Parameter answer: What comes of what is sent.
  package init(_ answer: Answer) {
    self.answer = answer
  }

  /// The inputs that were sent.
  package var inputs: [Input] {
    calls.withLock { $0 }
  }

  /// Lets every answer go, from now on.
  package func open() {
    gate.open()
  }

  package func submit(_ input: Input) async throws(AppError) -> Sourced<Item> {
    calls.withLock { $0.append(input) }
    await gate.wait()
    return try answer.get()
  }

  package func latest() async throws(AppError) -> Item? {
    try answer.get().value
  }
}
