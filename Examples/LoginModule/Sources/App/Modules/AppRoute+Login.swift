import LoginView

// Apart from the screens: SwiftUI may have a type of the module's name, such as `TimelineView`.
nonisolated extension AppRoute {
  package typealias LoginRoute = LoginView.LoginRoute
}
