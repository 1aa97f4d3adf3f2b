import BaseBusiness
import Core

nonisolated extension DetailLoading where Self: SilentHandler {
  package func changes(of id: Item.ID) -> AsyncStream<Void> { .none }

  package func load(_ id: Item.ID, _ policy: CachePolicy) -> Sourced<Item>.Answers { .none }
}
