import Testing
import TimelineBusiness
import TimelineView

/// The screens to which the links into the timeline module lead.
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
