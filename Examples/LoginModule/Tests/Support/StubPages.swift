import BaseBusiness
import Core
import Foundation

/// A list, and all that is done with its items: a test gives the answers by hand, call by call.
///
/// `Input` is what is entered for an item; `Never` where nothing is.
package nonisolated final class StubPages<Item: Identifiable & Sendable, Input: Sendable>: Sendable
where Item.ID: Sendable {
  package typealias Answer = Sourced<Page<Item>>.Answer

  private let firsts = StubStreams<CachePolicy, Page<Item>>()
  private let nexts = StubCalls<String, Sourced<Page<Item>>>()
  private let loads = StubStreams<Item.ID, Item>()
  private let loadPolicies = Locked<[CachePolicy]>([])
  private let creations = StubCalls<Input, Sourced<Item>?>()
  private let edits = StubCalls<(input: Input, id: Item.ID), Sourced<Item>>()
  private let removals = StubCalls<Item.ID, Void>()
  private let searches = StubCalls<String, Sourced<Page<Item>>>()
  private let changed = Broadcast<Void>()
  /// The feed that the screens of the list share.
  package let feed: StubFeed<Item>
  package let policy: CachePolicy

  package init(policy: CachePolicy = .cacheFirst) {
    self.policy = policy
    feed = StubFeed { [firsts] policy in
      firsts.ask(policy)
    } next: { [nexts] cursor throws(AppError) in
      try await nexts.ask(cursor)
    }
  }

  /// Says that another screen has changed something.
  package func tellOfChange() { changed.tell(()) }
}

// The pages.
nonisolated extension StubPages: PageLoading {
  package var list: any ListFeed<Item> { feed }

  /// How the first page was asked for.
  package var policies: [CachePolicy] { firsts.asked }

  /// The numbers of the calls for a first page that were given up by whoever made them.
  package var cancellations: AsyncStream<Int> { firsts.cancellations }

  /// The cursors that later pages were asked for with.
  package var cursors: [String] { nexts.asked }

  /// Gives a call for the first page its answers and ends it.
  package func answer(first call: Int, _ answers: [Answer]) { firsts.answer(call, answers) }

  /// Gives a call for a later page its answer, even before it comes.
  package func answer(next call: Int, _ answer: Answer) { nexts.answer(call, answer) }
}

// One item.
nonisolated extension StubPages: DetailLoading {
  package func load(_ id: Item.ID, _ policy: CachePolicy) -> Sourced<Item>.Answers {
    loadPolicies.withLock { $0.append(policy) }
    return loads.ask(id)
  }

  package func changes(of id: Item.ID) -> AsyncStream<Void> { changed.listen() }

  /// Which items were asked for.
  package var loaded: [Item.ID] { loads.asked }

  /// How they were asked for.
  package var detailPolicies: [CachePolicy] { loadPolicies.withLock { $0 } }

  /// Gives a call for an item its answers and ends it.
  package func answer(load call: Int, _ answers: [Sourced<Item>.Answer]) {
    loads.answer(call, answers)
  }
}

// What is entered.
nonisolated extension StubPages: ItemCreating, ItemEditing {
  package func create(_ input: Input) async throws(AppError) -> Sourced<Item>? {
    try await creations.ask(input)
  }

  package func save(_ input: Input, as id: Item.ID) async throws(AppError) -> Sourced<Item> {
    try await edits.ask((input, id))
  }

  /// The inputs for new items.
  package var created: [Input] { creations.asked }

  /// The inputs for items that are there, by their ids.
  package var saved: [Item.ID: Input] {
    Dictionary(edits.asked.map { ($0.id, $0.input) }, uniquingKeysWith: { $1 })
  }

  /// Gives a call that makes an item its answer, even before it comes.
  package func answer(create call: Int, _ answer: Result<Sourced<Item>?, AppError>) {
    creations.answer(call, answer)
  }

  /// Gives a call that changes an item its answer, even before it comes.
  package func answer(save call: Int, _ answer: Sourced<Item>.Answer) {
    edits.answer(call, answer)
  }
}

// What is removed.
nonisolated extension StubPages: ItemRemoving, ItemSaving {
  /// What is saved as it is, is forgotten.
  package func save(_ item: Item) {}

  package func remove(_ id: Item.ID) async throws(AppError) { try await removals.ask(id) }

  /// Which items were to be removed.
  package var removed: [Item.ID] { removals.asked }

  /// Gives a call that removes an item its answer, even before it comes.
  package func answer(remove call: Int, _ answer: Result<Void, AppError>) {
    removals.answer(call, answer)
  }
}

// What is found.
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
