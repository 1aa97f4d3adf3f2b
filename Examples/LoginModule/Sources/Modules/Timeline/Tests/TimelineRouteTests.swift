import Testing
import TimelineBusiness
import TimelineView

/// What the links into the timeline module lead to.
nonisolated struct TimelineRouteTests {
  @Test(arguments: [
    TimelineRoute.start,
    TimelineRoute.detail(9),
  ])
  func isWhatItsPathSays(_ route: TimelineRoute) {
    #expect(TimelineRoute(path: route.path.map { $0[...] }).map { "\($0)" } == "\(route)")
  }

  @Test func knowsNoOtherPaths() {
    #expect(TimelineRoute(path: ["new", "edit"]) == nil)
  }
}
