import BaseBusiness
import Core
import Foundation
import Observation

/// The rows of a screen that shows a list page by page, where it stands with them, and what the
/// user may do with them.
///
/// What is on screen stays there until there is something newer; a failure only adds a notice, or a
/// footer if it is the next page that failed.
@MainActor @Observable
package final class ListModel<Row: Identifiable & Hashable & Sendable> where Row.ID: Sendable {
  package typealias Rows = SectionedRows<ListSection, Row>

  /// True if the first page is awaited, be there something on screen or not.
  package private(set) var isLoading = false
  /// How the next page is doing.
  package private(set) var footer: ListFooter?
  private var problem: String?
  private var outcome = Phase.idle
  /// True if rows that were kept are held back until the server has had its say.
  private var waitsForServer = false
  let actions: ListActions<Row, Row>
  @ObservationIgnored private let list: ShownRows<Row>
  @ObservationIgnored private let sessionExpired: @MainActor () -> Void
  @ObservationIgnored private let empty: String
  @ObservationIgnored private let policy: CachePolicy
  @ObservationIgnored private let firstSlot = TaskSlot()
  @ObservationIgnored private let nextSlot = TaskSlot()
  @ObservationIgnored private var lastReached: Row.ID?

  private init(
    _ list: ShownRows<Row>, sessionExpired: @escaping @MainActor () -> Void, empty: String,
    policy: CachePolicy, actions: ListActions<Row, Row>
  ) {
    self.list = list
    self.sessionExpired = sessionExpired
    self.empty = empty
    self.policy = policy
    self.actions = actions
    list.feed.listeners.add { [weak self] in
      self?.goOn()
      return self != nil
    }
  }

  /// - Parameters:
  ///   - handler: Who has the list.
  ///   - sessionExpired: Called when the server wants the user to sign in again.
  ///   - row: What is shown of an item.
  ///   - section: What stands above a row and all others of its section; `nil` without sections.
  ///   - empty: Words that say that there are no rows.
  ///   - policy: Where the rows come from when the screen appears, if the handler does not decide.
  ///   - actions: What the user may do.
  package convenience init<Item>(
    _ handler: some PageLoading<Item>, sessionExpired: @escaping @MainActor () -> Void,
    row: @escaping @Sendable (Item) -> Row, section: (@Sendable (Row) -> String)? = nil,
    empty: String = BaseText.empty,
    policy: CachePolicy? = nil, actions: ListActions<Item, Row> = ListActions()
  ) {
    self.init(
      ShownRows(handler.list, row: row, section: section), sessionExpired: sessionExpired,
      empty: empty, policy: policy ?? handler.policy, actions: actions.ofRows)
  }
}

extension ListModel {
  /// The same of a list whose items are its rows.
  package convenience init(
    _ handler: some PageLoading<Row>, sessionExpired: @escaping @MainActor () -> Void,
    section: (@Sendable (Row) -> String)? = nil, empty: String = BaseText.empty,
    policy: CachePolicy? = nil,
    actions: ListActions<Row, Row> = ListActions()
  ) {
    self.init(
      handler, sessionExpired: sessionExpired, row: { $0 }, section: section, empty: empty,
      policy: policy,
      actions: actions)
  }
}

// What is shown.
extension ListModel {
  package var rows: Rows { waitsForServer ? Rows() : list.rows }
  package var phase: Phase {
    if !rows.isEmpty || footer == .more { return .loaded }
    return isLoading || footer == .loading ? .loading : outcome
  }
  /// The error, although there is something to show.
  package var notice: String? { problem }
  /// The placeholder of the rows on screen, while there is none.
  package var placeholder: Placeholder? {
    phase.placeholder(empty: empty)
  }
}

// What the user does.
extension ListModel {
  /// Loads when the screen appears for the first time.
  @discardableResult
  package func loadIfNeeded() -> Task<Void, Never>? {
    outcome == .idle && !isLoading ? first(policy) : nil
  }

  /// Loads the list from its beginning.
  @discardableResult
  package func first(_ policy: CachePolicy = .cacheFirst) -> Task<Void, Never> {
    nextSlot.cancel()
    lastReached = nil
    footer = nil
    waitsForServer = rows.isEmpty && policy.asksServerFirst
    isLoading = true
    return firstSlot.run { [feed = list.feed] () async throws(AppError) in
      try await feed.refresh(policy)
    } then: { [weak self] answer in
      self?.receive(answer)
    }
  }

  /// Loads the page after the last one, if there is one and nothing else is being loaded.
  @discardableResult
  package func next() -> Task<Void, Never>? {
    guard !isLoading, footer != .loading, !list.feed.isWhole else { return nil }
    footer = .loading
    return nextSlot.run { [feed = list.feed] () async throws(AppError) in
      try await feed.moreRows()
    } then: { [weak self] answer in
      self?.receiveNext(answer)
    }
  }

  /// Loads more when a row comes into sight that is the last one, or older than those above it.
  package func reach(_ row: Row) {
    lastReached = row.id
    goOn()
  }

  /// Asks the server for the first page of the list on screen again.
  @discardableResult
  package func refresh() -> Task<Void, Never> {
    first(.networkFirst)
  }

  /// Shows a row that was tapped.
  package func open(_ row: Row) {
    actions.open?(row)
  }

  /// Removes a row of this list, or of what was found in it, even if the user leaves meanwhile.
  /// Several may be removed at once.
  ///
  /// The row goes at once; if it comes back, `notice` says why.
  @discardableResult
  package func remove(_ row: Row) -> Task<Void, Never>? {
    guard let remove = actions.remove else { return nil }
    return Task { [weak self] in
      let result = await Result.of { () async throws(AppError) in try await remove(row) }
      if case .failure(let error) = result { self?.report(error) }
    }
  }

  package func dismissNotice() {
    problem = nil
  }
}

// What comes back.
extension ListModel {
  private func receive(_ answer: Result<AppError?, AppError>) {
    isLoading = false
    waitsForServer = false
    problem = nil
    switch answer {
    case .success(let warning):
      outcome = .empty
      tell(of: warning)
      if list.feed.freshCount == 0, !list.feed.isWhole { next() }
      goOn()
    case .failure(let error): fail(error)
    }
  }

  private func receiveNext(_ answer: Result<(warning: AppError?, isStuck: Bool), AppError>) {
    footer = nil
    switch answer {
    case .success(let (warning, isStuck)):
      tell(of: warning)
      if isStuck { footer = .more } else { goOn() }
    case .failure(let error):
      if rows.isEmpty || error == .cancelled {
        fail(error)
      } else {
        footer = .failed(ErrorText.message(for: error))
        if error == .sessionExpired { sessionExpired() }
      }
    }
  }

  /// The row that was seen last will not come into sight again, although it may have become older
  /// than those above it: another screen may have begun the list anew.
  private func goOn() {
    guard let lastReached, footer == nil, !list.feed.isWhole, list.wantsMore(at: lastReached)
    else { return }
    next()
  }

  private func fail(_ error: AppError) {
    if rows.isEmpty { outcome = error == .cancelled ? .idle : .failed(error) }
    report(error)
  }

  private func report(_ error: AppError) {
    if error == .sessionExpired { sessionExpired() }
    if error == .cancelled || rows.isEmpty { return }
    problem = ErrorText.message(for: error, showing: error.isUnreachable ? list.feed.age : nil)
  }

  private func tell(of warning: AppError?) {
    var lines: [String] = []
    if let warning, warning != .cancelled {
      lines.append(ErrorText.message(for: warning, showing: list.feed.age))
    }
    if list.feed.dropped > 0 { lines.append(BaseText.dropped(list.feed.dropped)) }
    if !lines.isEmpty { problem = lines.joined(separator: "\n") }
  }
}

extension ListFeed {
  /// Goes on until there are new rows, or nothing is behind them; a bounded number of times.
  fileprivate func moreRows() async throws(AppError) -> (warning: AppError?, isStuck: Bool) {
    var warning: AppError?
    let count = freshCount
    for _ in 0..<10 {
      warning = try await more() ?? warning
      if isWhole || freshCount > count { return (warning, false) }
    }
    return (warning, true)
  }
}
