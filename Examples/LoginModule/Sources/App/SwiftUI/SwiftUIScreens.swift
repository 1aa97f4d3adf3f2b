#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The screen of every route.
  @MainActor
  struct SwiftUIScreens {
    let app: AppRouter
    /// The router of the presentation in which the screens are.
    let router: Router<AppRoute>

    @ViewBuilder
    func screen(for route: AppRoute) -> some View {
      switch route {
      case .appHome: AppHomeScreen(sessionAction: app.sessionAction)
      // scaffold:screens
      case .login(let route): login(route)
      case .me(let route): me(route)
      case .timeline(let route): timeline(route)
      // scaffold:end
      }
    }
  }
#endif
