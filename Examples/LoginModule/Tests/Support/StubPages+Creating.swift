import BaseBusiness
import Core

nonisolated extension StubPages: ItemCreating {
  package func create(_ input: Input) async throws(AppError) -> Sourced<Item>? {
    try await creations.ask(input)
  }

  /// The inputs for new items.
  package var created: [Input] { creations.asked }

  /// Gives a call that makes an item its answer, even before it comes.
  package func answer(create call: Int, _ answer: Result<Sourced<Item>?, AppError>) {
    creations.answer(call, answer)
  }
}
