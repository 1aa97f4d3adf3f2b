import BaseBusiness
import Core
import Observation

/// The contents of a screen for one item: where it gets them, and what the user may do.
@MainActor @Observable
package final class ItemModel<Item: Sendable> {
  var content: Loadable<Item>
  /// True if the item is being removed, or was.
  package internal(set) var isRemoving = false

  let actions: ItemActions

  @ObservationIgnored private let policy: CachePolicy
  @ObservationIgnored private let answers: @MainActor (CachePolicy) -> Sourced<Item>.Answers
  @ObservationIgnored private let changes: @MainActor () -> AsyncStream<Void>
  @ObservationIgnored let sessionExpired: @MainActor () -> Void
  @ObservationIgnored private let slot = TaskSlot()
  @ObservationIgnored private let changeSlot = TaskSlot()
  @ObservationIgnored private let rereadSlot = TaskSlot()
  /// Which version of the item has come.
  @ObservationIgnored let context = RequestContext()
  /// True if what is kept has changed while nobody read it.
  @ObservationIgnored private var isStale = false
  @ObservationIgnored private var isFollowing = false

  init(
    shown: Item?, sessionExpired: @escaping @MainActor () -> Void, policy: CachePolicy,
    actions: ItemActions, changes: @escaping @MainActor () -> AsyncStream<Void>,
    answers: @escaping @MainActor (CachePolicy) -> Sourced<Item>.Answers
  ) {
    content = Loadable(shown)
    self.sessionExpired = sessionExpired
    self.policy = policy
    self.actions = actions
    self.changes = changes
    self.answers = answers
  }
}

extension ItemModel {
  /// - Parameters:
  ///   - handler: Who gives the item.
  ///   - sessionExpired: Called when the server wants the user to sign in again.
  ///   - policy: Where the item comes from when the screen appears.
  ///   - actions: What the user may do.
  package convenience init(
    _ handler: some ItemLoading<Item>, sessionExpired: @escaping @MainActor () -> Void,
    policy: CachePolicy = .cacheFirst, actions: ItemActions = ItemActions()
  ) {
    self.init(
      shown: nil, sessionExpired: sessionExpired, policy: policy, actions: actions,
      changes: { handler.changes }, answers: { policy in handler.load(policy) })
  }
}

// What is shown.
extension ItemModel {
  package var value: Item? { content.value }

  package var phase: Phase { content.phase }

  /// True if an answer is awaited, be there something on screen or not.
  package var isLoading: Bool { content.isLoading }

  /// The error, although there is something to show.
  package var notice: String? { content.notice }

  /// The placeholder of the item, while there is none.
  package func placeholder(empty: String) -> Placeholder? {
    phase.placeholder(empty: empty)
  }
}

// What the user does.
extension ItemModel {
  /// Loads when the screen appears for the first time.
  @discardableResult
  package func loadIfNeeded() -> Task<Void, Never>? {
    phase == .idle || !isFollowing ? load(policy) : nil
  }

  /// Loads; whatever was being loaded before is given up.
  @discardableResult
  package func load(_ policy: CachePolicy = .cacheFirst) -> Task<Void, Never> {
    followChanges()
    rereadSlot.cancel()
    content.begin()
    let stream = RequestContext.$current.withValue(context) { answers(policy) }
    return slot.follow(stream) { [weak self] answer in
      self?.receive(answer)
    } atEnd: { [weak self] in
      self?.content.end(isCancelled: Task.isCancelled)
      self?.rereadIfStale()
    }
  }

  /// Asks the server again.
  @discardableResult
  package func refresh() -> Task<Void, Never> {
    load(.networkFirst)
  }

  package func dismissNotice() {
    content.dismissNotice()
  }
}

// What comes back.
extension ItemModel {
  private func receive(_ answer: Sourced<Item>.Answer) {
    content.receive(answer)
    if case .failure(.sessionExpired) = answer { sessionExpired() }
  }
}

// What other screens do.
extension ItemModel {
  /// From the first answer on: what was written before is in it.
  private func followChanges() {
    guard !isFollowing else { return }
    isFollowing = true
    changeSlot.follow(changes()) { [weak self] in
      self?.isStale = true
      self?.rereadIfStale()
    }
  }

  /// An answer that is awaited may be what was written, and an item that is being removed may come
  /// back: it is compared afterwards.
  func rereadIfStale() {
    guard isStale, !isLoading, !isRemoving else { return }
    isStale = false
    rereadSlot.follow(answers(.cacheOnly)) { [weak self] answer in
      if case .success(let kept) = answer { self?.content.reread(kept.value) }
    }
  }
}
