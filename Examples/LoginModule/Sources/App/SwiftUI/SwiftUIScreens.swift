#if canImport(SwiftUI)
  import SwiftUI

  /// The screen of every route.
  @MainActor
  struct SwiftUIScreens {
    let app: AppRouter

    @ViewBuilder
    func screen(for route: AppRoute) -> some View {
      switch route {
      case .appHome: AppHomeScreen { app.signOut() }
      // scaffold:screens
      case .login(let route): login(route)
      case .timeline(let route): timeline(route)
      // scaffold:end
      }
    }
  }
#endif
