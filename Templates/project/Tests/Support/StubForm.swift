import BaseBusiness
import Core

/// A form that is answered once its gate is open, whether or not anyone still listens.
package nonisolated final class StubForm<Input: Sendable, Item: Sendable>:
  FormSubmitting, FormKeeping, DraftKeeping
{
  package typealias Answer = Sourced<Item>.Answer

  private let gate = Gate()
  private let answer: Answer
  private let remembered: Result<[String: String], AppError>
  private let calls = Locked<[Input]>([])
  private let kept = Locked<[[String: String]]>([])

  /// - Parameters:
  ///   - answer: What comes of what is sent.
  ///   - draft: What was entered before and not sent.
  package init(_ answer: Answer, draft: Result<[String: String], AppError> = .success([:])) {
    self.answer = answer
    remembered = draft
  }

  /// What was sent.
  package var inputs: [Input] {
    calls.withLock { $0 }
  }

  /// The drafts that were to be remembered.
  package var drafts: [[String: String]] {
    kept.withLock { $0 }
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

  package func draft() async throws(AppError) -> [String: String] {
    await gate.wait()
    return try remembered.get()
  }

  package func setDraft(_ draft: [String: String]) {
    kept.withLock { $0.append(draft) }
  }
}
