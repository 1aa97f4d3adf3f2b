import BaseBusiness
import Core

nonisolated extension ItemLoading where Self: SilentHandler {
  package var changes: AsyncStream<Void> { .none }

  package func load(_ policy: CachePolicy) -> Sourced<Item>.Answers { .none }

  package func save(_ item: Item) async throws(AppError) { throw .cancelled }
}
