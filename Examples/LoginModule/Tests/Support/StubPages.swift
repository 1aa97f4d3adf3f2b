import BaseBusiness
import Core

/// A list, and all that is done with its items: a test gives the answers by hand, call by call.
///
/// `Input` is what is entered for an item; `Never` where nothing is.
package nonisolated final class StubPages<Item: Identifiable & Sendable, Input: Sendable>: Sendable
where Item.ID: Sendable {
  package typealias Answer = Sourced<Page<Item>>.Answer

  private let firsts = StubStreams<CachePolicy, Page<Item>>()
  private let nexts = StubCalls<String, Sourced<Page<Item>>>()
  let loads = StubStreams<Item.ID, Item>()
  let loadPolicies = Locked<[CachePolicy]>([])
  let creations = StubCalls<Input, Sourced<Item>?>()
  let edits = StubCalls<(input: Input, id: Item.ID), Sourced<Item>>()
  let removals = StubCalls<Item.ID, Void>()
  let searches = StubCalls<String, Sourced<Page<Item>>>()
  let changed = StubChanges()
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
