import BaseView
import TimelineBusiness
import TimelineView

// Everything that the app knows of the timeline module.

nonisolated extension AppHomeEntry {
  static let timeline = AppHomeEntry(title: TimelineText.title, route: .timeline(.start))
}

nonisolated extension AppLink {
  /// The path of users' links: leave it as it is.
  static let timeline = AppLink("timeline") {
    .timeline($0)
  } from: { route in
    if case .timeline(let route) = route { route } else { nil }
  }
}

extension AppRouter {
  package func makeTimelineViewModel(
    in router: Router<AppRoute>
  ) -> TimelineViewModel {
    let model = TimelineViewModel(
      handler: makeTimelineHandler(),
      routing: routing(in: router, through: AppRoute.timeline))
    followers.add(model) { $0.reload() }
    return model
  }

  package func makeTimelineDetailViewModel(
    _ id: Status.ID, shown: Status?, in router: Router<AppRoute>
  ) -> TimelineDetailViewModel {
    TimelineDetailViewModel(
      id, shown: shown, handler: makeTimelineHandler(),
      routing: routing(in: router, through: AppRoute.timeline))
  }

  package func makeTimelineHandler() -> TimelineHandler {
    TimelineHandler(
      client: services.client, database: services.cache, storage: services.cacheStorage,
      meHandler: makeMeHandler())
  }
}

#if canImport(UIKit)
  import UIKit

  extension UIKitScreens {
    func timeline(_ route: TimelineRoute) -> UIViewController {
      switch route {
      case .start:
        TimelineViewController(viewModel: app.makeTimelineViewModel(in: router))
      case .detail(let id, let shown):
        TimelineDetailViewController(
          viewModel: app.makeTimelineDetailViewModel(id, shown: shown, in: router))
      }
    }
  }
#endif

#if canImport(SwiftUI)
  import SwiftUI

  extension SwiftUIScreens {
    @ViewBuilder
    func timeline(_ route: TimelineRoute) -> some View {
      switch route {
      case .start:
        TimelineScreen(viewModel: app.makeTimelineViewModel(in: router))
      case .detail(let id, let shown):
        TimelineDetailScreen(
          viewModel: app.makeTimelineDetailViewModel(id, shown: shown, in: router))
      }
    }
  }
#endif
