import BaseBusiness
import Core
import Foundation
import Observation

/// The rows of a screen that shows a list page by page, where it gets them, and what the user may
/// do with them.
@MainActor @Observable
package final class ListModel<Row: Identifiable & Hashable & Sendable> where Row.ID: Sendable {
  package typealias Rows = SectionedRows<OneSection, Row>

  private var content = LoadableList<OneSection, Row>(in: .all)

  /// What the user searches for; nil where the list cannot be searched.
  package let search: SearchModel<Row>?

  let actions: ListActions<Row, Row>

  @ObservationIgnored private let handler: any PageLoading<Row>
  @ObservationIgnored private let sessionExpired: @MainActor () -> Void
  @ObservationIgnored private let empty: String
  @ObservationIgnored private let policy: CachePolicy
  @ObservationIgnored private let firstSlot = TaskSlot()
  @ObservationIgnored private let nextSlot = TaskSlot()
  @ObservationIgnored private let changeSlot = TaskSlot()
  @ObservationIgnored private let rereadSlot = TaskSlot()
  @ObservationIgnored private var lastReached: Row?
  /// Whether what is kept has changed while pages were awaited.
  @ObservationIgnored private var isStale = false
  @ObservationIgnored private var isFollowing = false
  /// The pages that this list asks for are on screen: they are not looked at once more.
  @ObservationIgnored private let author = UUID()

  /// - Parameters:
  ///   - handler: Who gives the pages.
  ///   - sessionExpired: Called when the server wants the user to sign in again.
  ///   - empty: Words that say that there are no rows.
  ///   - policy: Where the rows come from when the screen appears.
  ///   - actions: What the user may do.
  package init(
    _ handler: some PageLoading<Row>, sessionExpired: @escaping @MainActor () -> Void,
    empty: String = BaseText.empty, policy: CachePolicy = .cacheFirst,
    actions: ListActions<Row, Row> = ListActions()
  ) {
    self.handler = handler
    self.sessionExpired = sessionExpired
    self.empty = empty
    self.policy = policy
    self.actions = actions
    search = actions.find.map { find in
      SearchModel { text in
        ListModel(find(text), sessionExpired: sessionExpired, empty: BaseText.nothingFound)
      }
    }
  }

  /// - Parameter row: What is shown of an item.
  package convenience init<Item>(
    _ handler: some PageLoading<Item>, sessionExpired: @escaping @MainActor () -> Void,
    row: @escaping @Sendable (Item) -> Row, empty: String = BaseText.empty,
    policy: CachePolicy = .cacheFirst, actions: ListActions<Item, Row> = ListActions()
  ) {
    self.init(
      handler.map(row), sessionExpired: sessionExpired, empty: empty, policy: policy,
      actions: actions.map(row))
  }
}

// What is shown.
extension ListModel {
  package var rows: Rows { content.rows }

  package var phase: Phase { content.phase }

  /// Whether the first page is awaited, be there something on screen or not.
  package var isLoading: Bool { content.isLoading }

  /// What went wrong although there is something to show.
  package var notice: String? { search?.found?.notice ?? content.notice }

  /// How the next page is doing.
  package var footer: ListFooter? { content.footer }

  /// The list that is on screen: what was found, or all.
  package var shown: ListModel { search?.found ?? self }

  /// What stands in the place of the rows on screen, while there is none.
  package var placeholder: Placeholder? {
    shown.phase.placeholder(empty: shown.empty)
  }
}

// What the user does.
extension ListModel {
  /// Loads when the screen appears for the first time.
  @discardableResult
  package func loadIfNeeded() -> Task<Void, Never>? {
    phase == .idle ? first(policy) : nil
  }

  /// Loads the first page; whatever was being loaded before is given up.
  @discardableResult
  package func first(_ policy: CachePolicy = .cacheFirst) -> Task<Void, Never> {
    followChanges()
    nextSlot.cancel()
    rereadSlot.cancel()
    lastReached = nil
    content.begin()
    return firstSlot.follow(asAuthor { handler.first(policy) }) { [weak self] answer in
      self?.receive(answer)
    } atEnd: { [weak self] in
      self?.end(isCancelled: Task.isCancelled)
    }
  }

  /// Loads the page after the last one, if there is one and nothing else is being loaded.
  @discardableResult
  package func next() -> Task<Void, Never>? {
    guard let cursor = content.beginNext() else { return nil }
    return asAuthor {
      nextSlot.run { [handler] () async throws(AppError) in
        try await handler.next(after: cursor)
      } then: { [weak self] answer in
        self?.receiveNext(answer)
      }
    }
  }

  /// Loads the next page when the last row comes into sight.
  package func reach(_ row: Row) {
    guard content.wantsNext(at: row) else { return }
    lastReached = row
    next()
  }

  /// Asks the server for the first page of the list on screen again.
  @discardableResult
  package func refresh() -> Task<Void, Never> {
    search?.found?.refresh() ?? first(.networkFirst)
  }

  /// Shows a row that was tapped.
  package func open(_ row: Row) {
    actions.open?(row)
  }

  /// Shows where a new row is entered.
  package func create() {
    actions.create?()
  }

  /// Removes a row of this list, or of what was found in it, even if the user leaves meanwhile.
  /// Several may be removed at once.
  ///
  /// The row goes when the list has changed; if it stays, `notice` says why.
  @discardableResult
  package func remove(_ row: Row) -> Task<Void, Never>? {
    guard let remove = actions.remove else { return nil }
    return Task { [weak self] in
      let result = await Result.of { () async throws(AppError) in try await remove(row) }
      if case .failure(let error) = result { self?.receive(refusal: error) }
    }
  }

  package func dismissNotice() {
    search?.found?.dismissNotice()
    content.dismissNotice()
  }
}

// What comes back.
extension ListModel {
  private func receive(_ answer: Sourced<Page<Row>>.Answer) {
    content.receive(answer)
    if case .failure(.sessionExpired) = answer { sessionExpired() }
  }

  private func receiveNext(_ answer: Sourced<Page<Row>>.Answer) {
    content.receiveNext(answer)
    if case .failure(.sessionExpired) = answer { sessionExpired() }
    if content.wantsNext { next() }
    rereadIfStale()
  }

  private func receive(refusal error: AppError) {
    content.receive(refusal: error)
    if error == .sessionExpired { sessionExpired() }
  }

  /// The last row may have come into sight meanwhile, and will not do so again.
  private func end(isCancelled: Bool) {
    content.end(isCancelled: isCancelled)
    if content.wantsNext { next() }
    if !isCancelled, let lastReached { reach(lastReached) }
    rereadIfStale()
  }
}

// What other screens do.
extension ListModel {
  /// From the first answer on: what was written before is in it.
  private func followChanges() {
    guard !isFollowing else { return }
    isFollowing = true
    changeSlot.follow(asAuthor { handler.changes }) { [weak self] in
      self?.isStale = true
      self?.rereadIfStale()
    }
  }

  private func asAuthor<Value>(_ ask: () -> Value) -> Value {
    ChangeAuthor.$current.withValue(author, operation: ask)
  }

  /// A page that is awaited may be what was written: it is looked at once it is there.
  private func rereadIfStale() {
    guard isStale, !isLoading, footer != .loading else { return }
    isStale = false
    rereadSlot.run { [handler, count = content.rows.count] () async throws(AppError) in
      try await handler.kept(atLeast: count)
    } then: { [weak self] kept in
      if case .success(let kept) = kept { self?.reread(kept) }
    }
  }

  /// Rows that are the same are not drawn again.
  private func reread(_ kept: Page<Row>?) {
    var content = content
    content.reread(kept)
    if content.rows != self.content.rows { self.content = content }
  }
}
