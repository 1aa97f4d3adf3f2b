import Observation

/// Where the user is in an app with tabs: which one is in front, and what was pushed in each.
///
/// Each tab has a stack of its own. Whatever is presented lies over all of them, so it stays there
/// when another tab comes to the front.
@MainActor @Observable
package final class RouterTabs<Route: Hashable & Sendable> {
  /// All tabs, in the order in which they are shown.
  package let all: [Tab]
  /// The route that the tab in front begins with.
  package var selection: Route
  /// The router of what lies over all tabs.
  package let overlay: Router<Route>

  /// - Parameters:
  ///   - first: The tab that is in front at first.
  ///   - others: Those beside it. Without any, there is one stack and no tab bar.
  package init(_ first: TabEntry<Route>, _ others: some Collection<TabEntry<Route>>) {
    let overlay = Router<Route>()
    self.overlay = overlay
    selection = first.route
    all = ([first] + Array(others)).map { entry in
      Tab(entry: entry, router: others.isEmpty ? overlay : Router(in: overlay))
    }
  }

  /// One stack, without a tab bar.
  package convenience init(at root: Route) {
    self.init(TabEntry(title: "", systemImage: "", route: root), [])
  }

  /// The router of the tab in front.
  package var front: Router<Route> {
    all.first { $0.id == selection }?.router ?? overlay
  }

  /// True if there is a tab bar.
  package var isBarShown: Bool { all.count > 1 }

  /// Brings the tab to the front that begins with a route.
  ///
  /// - Returns: Whether there is one.
  package func select(_ route: Route) -> Bool {
    guard all.contains(where: { $0.id == route }) else { return false }
    selection = route
    return true
  }
}

extension RouterTabs {
  /// One of the tabs.
  package nonisolated struct Tab: Identifiable, Sendable {
    package let entry: TabEntry<Route>
    package let router: Router<Route>

    package var id: Route { entry.route }
  }
}
