import BaseView
import TimelineBusiness
import TimelineView

// Everything that the app knows of the timeline module.

nonisolated extension AppHomeEntry {
  static let timeline = AppHomeEntry(
    title: TimelineText.title, route: .timeline(.start))
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

  private func makeTimelineHandler() -> TimelineHandler {
    TimelineHandler(
      client: services.client, database: services.cache, storage: services.cacheStorage)
  }
}

#if canImport(UIKit)
  import UIKit

  extension UIKitScreens {
    func timeline(_ route: TimelineRoute) -> UIViewController {
      switch route {
      case .start:
        TimelineViewController(
          viewModel: app.makeTimelineViewModel(in: router), images: app.services.images)
      case .status(let status):
        StatusViewController(detail: StatusDetail(status), images: app.services.images)
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
        TimelineScreen(
          viewModel: app.makeTimelineViewModel(in: router),
          images: app.services.images)
      case .status(let status):
        StatusScreen(detail: StatusDetail(status), images: app.services.images)
      }
    }
  }
#endif
