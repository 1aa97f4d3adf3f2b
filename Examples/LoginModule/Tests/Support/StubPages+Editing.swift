import BaseBusiness
import Core

nonisolated extension StubPages: ItemEditing {
  package func save(_ input: Input, as id: Item.ID) async throws(AppError) -> Sourced<Item> {
    try await edits.ask((input, id))
  }

  /// The inputs for items that are there, by their ids.
  package var saved: [Item.ID: Input] {
    Dictionary(edits.asked.map { ($0.id, $0.input) }, uniquingKeysWith: { $1 })
  }

  /// Gives a call that changes an item its answer, even before it comes.
  package func answer(save call: Int, _ answer: Sourced<Item>.Answer) {
    edits.answer(call, answer)
  }
}
