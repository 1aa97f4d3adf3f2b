import Core
import TimelineBusiness
import TimelineView

extension TimelineViewModel {
  /// The posts by their ids, and where there are gaps.
  var shown: [String] {
    entries.map { entry in
      switch entry {
      case .status(let row): String(row.id)
      case .gap: "gap"
      case .unreadable(let row): "\(row.count) unreadable"
      }
    }
  }
}

nonisolated extension StubTimelineHandler.Answer {
  /// A page of the server, below which there are more posts.
  static func page(_ ids: [Status.ID]) -> Self {
    .success(Sourced(.sample(ids, gaps: Set(ids.suffix(1))), from: .network))
  }

  static func kept(_ ids: [Status.ID], warning: AppError? = nil) -> Self {
    let timeline = Timeline.sample(ids, gaps: Set(ids.suffix(1)))
    return .success(Sourced(timeline, from: .cache(age: 60), warning: warning))
  }
}
