import BaseView
import MeBusiness
import MeView

// Everything that the app knows of the me module.

nonisolated extension AppTab {
  /// `systemImage` is the name of an SF Symbol.
  static var me: AppTab {
    AppTab(
      title: MeText.title,
      systemImage: "person.crop.circle",
      route: .me(.start))
  }
}

nonisolated extension AppLink {
  /// The path of users' links: leave it as it is.
  static let me = AppLink("me") {
    .me($0)
  } from: { route in
    if case .me(let route) = route { route } else { nil }
  }
}

extension AppRouter {
  package func makeMeViewModel(
    in router: Router<AppRoute>
  ) -> MeViewModel {
    MeViewModel(
      handler: makeMeHandler(),
      routing: routing(in: router, through: AppRoute.me))
  }

  package func makeMeHandler() -> MeHandler {
    MeHandler(
      client: services.client, database: services.cache, storage: services.cacheStorage)
  }
}

#if canImport(UIKit)
  import UIKit

  extension UIKitScreens {
    func me(_ route: MeRoute) -> UIViewController {
      switch route {
      case .start:
        MeViewController(viewModel: app.makeMeViewModel(in: router))
      }
    }
  }
#endif

#if canImport(SwiftUI)
  import SwiftUI

  extension SwiftUIScreens {
    @ViewBuilder
    func me(_ route: MeRoute) -> some View {
      switch route {
      case .start:
        MeScreen(viewModel: app.makeMeViewModel(in: router))
      }
    }
  }
#endif
