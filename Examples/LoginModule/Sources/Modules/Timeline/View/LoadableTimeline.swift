import BaseView
import Core
import TimelineBusiness

/// The rows of the timeline, and where the screen stands with them.
///
/// What is on screen stays where it is: posts that are newer wait above it until they are wanted,
/// and a failure only adds a notice, or a footer if it is the next page that failed.
nonisolated struct LoadableTimeline: Sendable {
  private(set) var rows = SectionedRows<TimelineSection, TimelineEntry>()
  private(set) var phase = Phase.idle
  /// Whether the newest page is awaited, be there something on screen or not.
  private(set) var isLoading = false
  /// What went wrong although there is something to show.
  private(set) var notice: String?
  /// How the next page is doing.
  private(set) var footer: ListFooter?
  private var timeline = Timeline()
  /// The newest post on screen.
  private var top: Status.ID?
  /// The post above the gap that is being filled.
  private var filling: Status.ID?
}

// The newest page.
nonisolated extension LoadableTimeline {
  /// How many posts wait above those on screen.
  var newCount: Int {
    timeline.statuses.prefix { isNew($0) }.count
  }

  /// Says that the newest page is awaited from now on.
  mutating func begin() {
    isLoading = true
    if rows.isEmpty { phase = .loading }
  }

  /// What was kept fills an empty screen; a page joins the posts that are there.
  mutating func receive(_ answer: Result<Sourced<Timeline>, AppError>) {
    switch answer {
    case .success(let sourced):
      notice = nil
      switch sourced.origin {
      case .network:
        timeline.take(sourced.value)
        forgetFailure()
      case .cache: if timeline.isEmpty { timeline = sourced.value }
      }
      finish(sourced)
    case .failure(let error):
      report(error)
    }
  }

  /// Says that no more answers come: because there are none, or because nobody wants them.
  mutating func end(isCancelled: Bool) {
    isLoading = false
    if phase == .loading { phase = isCancelled ? .idle : .empty }
  }

  /// Takes in the posts that wait.
  mutating func showNew() {
    top = nil
    update()
  }

  mutating func dismissNotice() {
    notice = nil
  }
}

// The pages below.
nonisolated extension LoadableTimeline {
  /// Whether the last row is the oldest post of all.
  var isAtEnd: Bool {
    !timeline.isEmpty && timeline.cursor == nil
  }

  /// Says that the next page is awaited from now on.
  ///
  /// - Returns: the post to ask below; `nil` at the end, or while the page is awaited already.
  mutating func beginNext() -> Status.ID? {
    guard let cursor = timeline.cursor, footer != .loading else { return nil }
    footer = .loading
    return cursor
  }

  /// After a failure the page may be asked for again.
  mutating func receiveNext(
    _ answer: Result<Sourced<Timeline>, AppError>, below id: Status.ID
  ) {
    footer = nil
    switch answer {
    case .success(let sourced): take(sourced, below: id)
    case .failure(.cancelled): break
    case .failure(let error): footer = .failed(ErrorText.message(for: error))
    }
  }

  /// What stood in the way of the next page is over when the newest one comes.
  private mutating func forgetFailure() {
    if case .failed = footer { footer = nil }
  }

  /// Whether a row that comes into sight calls for the next page: the last one does, unless that
  /// has just failed.
  func wantsNext(at entry: TimelineEntry) -> Bool {
    entry.id == rows.last?.id && footer == nil
  }

  /// Says that a gap is being filled from now on; `false` if it is none, or another one is.
  mutating func beginFilling(_ gap: GapRow) -> Bool {
    guard filling == nil, rows.item(.gap(below: gap.id)) != nil else { return false }
    filling = gap.id
    update()
    return true
  }

  mutating func receiveFilling(
    _ answer: Result<Sourced<Timeline>, AppError>, below id: Status.ID
  ) {
    filling = nil
    switch answer {
    case .success(let sourced): take(sourced, below: id)
    case .failure(let error): report(error)
    }
    update()
  }

  /// A page below a post that is gone meanwhile comes too late.
  private mutating func take(_ sourced: Sourced<Timeline>, below id: Status.ID) {
    guard timeline.contains(id) else { return }
    timeline.take(sourced.value, below: id)
    finish(sourced)
  }
}

nonisolated extension LoadableTimeline {
  private func isNew(_ status: Status) -> Bool {
    top.map { status.id > $0 } ?? true
  }

  private mutating func finish(_ sourced: Sourced<Timeline>) {
    update()
    phase = rows.isEmpty ? .empty : .loaded
    if let warning = sourced.warning, warning != .cancelled {
      notice = ErrorText.message(for: warning)
    }
  }

  private mutating func report(_ error: AppError) {
    switch (error, rows.isEmpty) {
    case (.cancelled, true): phase = .idle
    case (.cancelled, false): break
    case (_, true): phase = .failed(error)
    case (_, false): notice = ErrorText.message(for: error)
    }
  }

  /// With nothing left on screen, there is no place to keep. Posts stay in the order of their ids: one
  /// that says it is younger than the day above it is counted to that day.
  private mutating func update() {
    if timeline.statuses.allSatisfy(isNew) { top = timeline.statuses.first?.id }
    rows = SectionedRows()
    var section: TimelineSection?
    var entries: [TimelineEntry] = []
    for status in timeline.statuses.drop(while: isNew) {
      if let section, status.date < section.id {
        rows.append(entries, to: section)
        entries = []
      }
      if entries.isEmpty { section = TimelineSection(of: status.date) }
      entries += self.entries(of: status)
    }
    if let section { rows.append(entries, to: section) }
  }

  /// A post, and what is to be said of those below it.
  private func entries(of status: Status) -> [TimelineEntry] {
    var entries = [TimelineEntry.status(StatusRow(status))]
    if let count = timeline.unreadable[status.id] {
      entries.append(.unreadable(UnreadableRow(below: status.id, count: count)))
    }
    if timeline.gaps.contains(status.id), status.id != timeline.cursor {
      entries.append(.gap(GapRow(below: status.id, isFilling: status.id == filling)))
    }
    return entries
  }
}
