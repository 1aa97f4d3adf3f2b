import TimelineView

// Apart from the screens: SwiftUI may have a type of the module's name, such as `TimelineView`.
nonisolated extension AppRoute {
  package typealias TimelineRoute = TimelineView.TimelineRoute
}
