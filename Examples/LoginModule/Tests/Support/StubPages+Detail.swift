import BaseBusiness
import Core

nonisolated extension StubPages: DetailLoading {
  package func load(_ id: Item.ID, _ policy: CachePolicy) -> Sourced<Item>.Answers {
    loadPolicies.withLock { $0.append(policy) }
    return loads.ask(id)
  }

  package func changes(of id: Item.ID) -> AsyncStream<Void> { changed.stream }

  /// Says that another screen has changed something.
  package func tellOfChange() { changed.tell() }

  /// Which items were asked for.
  package var loaded: [Item.ID] { loads.asked }

  /// How they were asked for.
  package var detailPolicies: [CachePolicy] { loadPolicies.withLock { $0 } }

  /// Gives a call for an item its answers and ends it.
  package func answer(load call: Int, _ answers: [Sourced<Item>.Answer]) {
    loads.answer(call, answers)
  }
}
