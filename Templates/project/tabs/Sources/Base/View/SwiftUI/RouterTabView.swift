#if canImport(SwiftUI)
  import SwiftUI

  /// Shows each tab as a navigation stack, and what is presented in a stack of its own over all of
  /// them. Where there is one tab, there is no bar.
  ///
  /// `Tab` takes the place of `tabItem` where iOS 18 is the least system.
  package struct RouterTabView<Route: Hashable & Sendable, Destination: View>: View {
    package typealias MakeDestination = RouterStack<Route, Destination>.MakeDestination

    @Bindable private var tabs: RouterTabs<Route>
    @Bindable private var overlay: Router<Route>
    private let destination: MakeDestination

    /// - Parameter destination: Makes the screen of a route, which is shown by the given router.
    package init(
      _ tabs: RouterTabs<Route>, @ViewBuilder destination: @escaping MakeDestination
    ) {
      _tabs = Bindable(tabs)
      _overlay = Bindable(tabs.overlay)
      self.destination = destination
    }

    package var body: some View {
      if tabs.isBarShown {
        TabView(selection: $tabs.selection) {
          ForEach(tabs.all) { tab in
            stack(tab.router, root: tab.id)
              .tabItem { Label(tab.entry.title, systemImage: tab.entry.systemImage) }
              .tag(tab.id)
          }
        }
        .sheet(item: $overlay.presentation) { stack($0.router, root: $0.route) }
      } else {
        stack(overlay, root: tabs.selection)
      }
    }

    private func stack(_ router: Router<Route>, root: Route) -> some View {
      RouterStack(router, root: root, destination: destination)
    }
  }
#endif
