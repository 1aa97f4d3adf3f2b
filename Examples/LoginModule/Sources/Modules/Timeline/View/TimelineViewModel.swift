import BaseView
import Core
import Observation
import TimelineBusiness

/// The rows of the timeline screen, and where it gets them.
@MainActor @Observable
public final class TimelineViewModel {
  private var content = LoadableList<TimelineSection, StatusRow>(in: .all)

  @ObservationIgnored private let handler: any TimelineHandling
  @ObservationIgnored private let routing: Routing<TimelineRoute>
  @ObservationIgnored private let firstSlot = TaskSlot()
  @ObservationIgnored private let nextSlot = TaskSlot()
  @ObservationIgnored private var lastReached: StatusRow?

  package init(
    handler: any TimelineHandling,
    routing: Routing<TimelineRoute>
  ) {
    self.handler = handler
    self.routing = routing
  }
}

// What is shown.
extension TimelineViewModel {
  package var rows: SectionedRows<TimelineSection, StatusRow> { content.rows }

  package var phase: Phase { content.phase }

  /// Whether the first page is awaited, be there something on screen or not.
  package var isLoading: Bool { content.isLoading }

  /// What went wrong although there is something to show.
  package var notice: String? { content.notice }

  /// How the next page is doing.
  package var footer: ListFooter? { content.footer }

  /// What stands in the place of the rows, while there is none.
  package var placeholder: Placeholder? {
    phase.placeholder(empty: TimelineText.empty)
  }
}

// What the user does.
extension TimelineViewModel {
  /// Loads when the screen appears for the first time.
  @discardableResult
  package func loadIfNeeded() -> Task<Void, Never>? {
    phase == .idle ? first() : nil
  }

  /// Loads the first page; whatever was being loaded before is given up.
  @discardableResult
  package func first(_ policy: CachePolicy = .cacheFirst) -> Task<Void, Never> {
    nextSlot.cancel()
    content.begin()
    return firstSlot.follow(handler.first(policy)) { [weak self] answer in
      self?.receive(answer)
    } atEnd: { [weak self] in
      self?.end(isCancelled: Task.isCancelled)
    }
  }

  /// Loads the page after the last one, if there is one and nothing else is being loaded.
  @discardableResult
  package func next() -> Task<Void, Never>? {
    guard let cursor = content.beginNext() else { return nil }
    return nextSlot.run { [handler] () async throws(AppError) in
      try await handler.next(after: cursor)
    } then: { [weak self] answer in
      self?.receiveNext(answer)
    }
  }

  /// Loads the next page when the last row comes into sight.
  package func reach(_ row: StatusRow) {
    guard content.wantsNext(at: row) else { return }
    lastReached = row
    next()
  }

  /// Asks the server for the first page again.
  @discardableResult
  package func refresh() -> Task<Void, Never> {
    first(.networkFirst)
  }

  package func dismissNotice() {
    content.dismissNotice()
  }
}

// What comes back.
extension TimelineViewModel {
  private func receive(_ answer: Result<Sourced<Page<Status>>, AppError>) {
    content.receive(rows(of: answer))
    if case .failure(.sessionExpired) = answer { routing.sessionExpired() }
  }

  private func receiveNext(_ answer: Result<Sourced<Page<Status>>, AppError>) {
    content.receiveNext(rows(of: answer))
    if case .failure(.sessionExpired) = answer { routing.sessionExpired() }
  }

  /// The last row may have come into sight meanwhile, and will not do so again.
  private func end(isCancelled: Bool) {
    content.end(isCancelled: isCancelled)
    if !isCancelled, let lastReached { reach(lastReached) }
  }

  private func rows(
    of answer: Result<Sourced<Page<Status>>, AppError>
  ) -> Result<Sourced<Page<StatusRow>>, AppError> {
    answer.map { sourced in sourced.map { page in page.map(StatusRow.init) } }
  }
}
