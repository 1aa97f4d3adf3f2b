import BaseView
import TimelineBusiness

/// The screens of this module. It is `indirect`: what an entity holds does not change its size.
package nonisolated indirect enum TimelineRoute: Hashable, Sendable {
  /// The screen that the module begins with.
  case start
  /// One by its id; what is known of it is on screen at once.
  case detail(Status.ID, shown: Status? = nil)
}

nonisolated extension TimelineRoute: LinkedRoute {
  package init?(path: [Substring]) {
    switch ItemPath<Status.ID>(path) {
    case .start: self = .start
    case .item(let id): self = .detail(id)
    default: return nil
    }
  }

  package var path: [String] {
    let path: ItemPath<Status.ID> =
      switch self {
      case .start: .start
      case .detail(let id, _): .item(id)
      }
    return path.parts
  }
}
