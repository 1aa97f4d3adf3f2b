import Foundation
import LiveTesting
import Testing
import TimelineBusiness
import TimelineView

nonisolated extension Trait where Self == ConditionTrait {
  /// Runs a test only if its exercise is at hand, as with `EXERCISE=3 swift test --filter Exercise3`.
  static func exercise(_ number: Int) -> Self {
    .enabled(if: ProcessInfo.processInfo.environment["EXERCISE"] == "\(number)")
  }
}

extension TimelineViewModel {
  /// The rows on screen that are posts.
  var statuses: [StatusRow] {
    entries.compactMap { entry in
      if case .status(let row) = entry { row } else { nil }
    }
  }
}

extension LiveApp {
  /// Has the newest page kept, by a screen that is gone again.
  func keepNewestPage() async {
    let timeline = await timeline()
    await timeline.first().value
    withExtendedLifetime(timeline) {}
  }

  /// The post that a tap on a row hands to the post's own page.
  func opened(_ row: StatusRow, of timeline: TimelineViewModel) -> Status? {
    timeline.open(.status(row))
    defer { app.router.path = [] }
    guard case .timeline(.detail(_, let shown)) = app.router.path.last else { return nil }
    return shown
  }
}
