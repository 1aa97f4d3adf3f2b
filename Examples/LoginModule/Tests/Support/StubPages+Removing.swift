import BaseBusiness
import Core

nonisolated extension StubPages: ItemRemoving {
  package func remove(_ id: Item.ID) async throws(AppError) { try await removals.ask(id) }

  /// Which items were to be removed.
  package var removed: [Item.ID] { removals.asked }

  /// Gives a call that removes an item its answer, even before it comes.
  package func answer(remove call: Int, _ answer: Result<Void, AppError>) {
    removals.answer(call, answer)
  }
}
