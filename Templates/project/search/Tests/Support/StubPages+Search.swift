import BaseBusiness
import Core

nonisolated extension StubPages: ItemSearching {
  package func found(_ text: String) -> any ListFeed<Item> {
    StubFeed { [searches] _ in
      AsyncStream { continuation in
        Task {
          continuation.yield(
            await Result.of { () async throws(AppError) in try await searches.ask(text) })
          continuation.finish()
        }
      }
    } next: { [searches] _ throws(AppError) in
      try await searches.ask(text)
    }
  }

  /// The texts that were searched for.
  package var sought: [String] { searches.asked }

  /// Gives a search its answer, even before it comes.
  package func answer(search call: Int, _ answer: Answer) { searches.answer(call, answer) }
}
