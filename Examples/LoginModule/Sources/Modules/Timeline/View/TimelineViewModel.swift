import BaseView
import Core
import Observation
import TimelineBusiness

/// The rows of the timeline screen, and where it gets them.
@MainActor @Observable
public final class TimelineViewModel {
  private var content = LoadableTimeline()

  @ObservationIgnored private let handler: any TimelineHandling
  @ObservationIgnored private let routing: Routing<TimelineRoute>
  @ObservationIgnored private let firstSlot = TaskSlot()
  @ObservationIgnored private let nextSlot = TaskSlot()
  @ObservationIgnored private let gapSlot = TaskSlot()
  /// Whether there was a screen that wanted to be filled.
  @ObservationIgnored private var isWanted = false

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
  package var rows: SectionedRows<TimelineSection, TimelineEntry> { content.rows }

  /// The posts and the gaps between them, from the top.
  package var entries: [TimelineEntry] { rows.sections.flatMap { rows.items(in: $0) } }

  package var phase: Phase { content.phase }

  /// Whether the newest page is awaited, be there something on screen or not.
  package var isLoading: Bool { content.isLoading }

  /// What went wrong although there is something to show.
  package var notice: String? { content.notice }

  /// How the next page is doing.
  package var footer: ListFooter? { content.footer }

  /// Whether the last row is the oldest post of all.
  package var isAtEnd: Bool { content.isAtEnd }

  /// How many posts wait above those on screen.
  package var newCount: Int { content.newCount }

  /// Says how many posts wait, if any do.
  package var newText: String? {
    newCount == 0 ? nil : TimelineText.newPosts(newCount)
  }

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

  /// Loads the newest page; one that was awaited before is given up.
  @discardableResult
  package func first(_ policy: CachePolicy = .cacheFirst) -> Task<Void, Never> {
    isWanted = true
    content.begin()
    return firstSlot.follow(handler.first(policy)) { [weak self] answer in
      self?.receive(answer)
    } atEnd: { [weak self] in
      self?.content.end(isCancelled: Task.isCancelled)
    }
  }

  /// Asks the server for the newest page again.
  @discardableResult
  package func refresh() -> Task<Void, Never> {
    first(.networkFirst)
  }

  /// Takes in the posts that wait above those on screen.
  package func showNew() {
    content.showNew()
  }

  /// Loads the page below the last row, if there is one and it is not being loaded.
  @discardableResult
  package func next() -> Task<Void, Never>? {
    guard let id = content.beginNext() else { return nil }
    return nextSlot.run { [handler] () async throws(AppError) in
      try await handler.page(below: id)
    } then: { [weak self] answer in
      self?.receiveNext(answer, below: id)
    }
  }

  /// Loads the next page when the last row comes into sight.
  package func reach(_ entry: TimelineEntry) {
    if content.wantsNext(at: entry) { next() }
  }

  /// Loads a page of what is missing in a gap, if no other gap is being filled.
  @discardableResult
  package func fill(_ gap: GapRow) -> Task<Void, Never>? {
    guard content.beginFilling(gap) else { return nil }
    return gapSlot.run { [handler] () async throws(AppError) in
      try await handler.page(below: gap.id)
    } then: { [weak self] answer in
      self?.receiveFilling(answer, below: gap.id)
    }
  }

  /// What a tap on a row does: it opens a post and fills a gap.
  @discardableResult
  package func open(_ entry: TimelineEntry) -> Task<Void, Never>? {
    switch entry {
    case .status(let row):
      routing.push(.detail(row.id, shown: row.item))
      return nil
    case .gap(let gap):
      return fill(gap)
    case .unreadable:
      return nil
    }
  }

  package func dismissNotice() {
    content.dismissNotice()
  }
}

// Who is there.
extension TimelineViewModel {
  /// Asks again, once the user has signed in again: for the newest page, and for the next one if
  /// that had failed. A screen that has asked for nothing yet does so when it appears.
  @discardableResult
  package func reload() -> Task<Void, Never>? {
    guard isWanted else { return nil }
    if case .failed = footer { next() }
    return refresh()
  }
}

// What comes back.
extension TimelineViewModel {
  private func receive(_ answer: Result<Sourced<Timeline>, AppError>) {
    content.receive(answer)
    endSession(if: answer)
  }

  private func receiveNext(_ answer: Result<Sourced<Timeline>, AppError>, below id: Status.ID) {
    content.receiveNext(answer, below: id)
    endSession(if: answer)
  }

  private func receiveFilling(_ answer: Result<Sourced<Timeline>, AppError>, below id: Status.ID) {
    content.receiveFilling(answer, below: id)
    endSession(if: answer)
  }

  private func endSession(if answer: Result<Sourced<Timeline>, AppError>) {
    if case .failure(.sessionExpired) = answer { routing.sessionExpired() }
  }
}
