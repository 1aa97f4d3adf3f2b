#if canImport(SwiftUI)
  import SwiftUI

  /// Shows a router's path as a navigation stack, and its sheet in front of it.
  package struct RouterStack<Route: Hashable & Sendable, Root: View, Destination: View>: View {
    @Bindable private var router: Router<Route>
    private let root: Root
    private let destination: @MainActor (Route) -> Destination

    /// `destination` is the screen of a route.
    package init(
      _ router: Router<Route>,
      @ViewBuilder destination: @escaping @MainActor (Route) -> Destination,
      @ViewBuilder root: () -> Root
    ) {
      _router = Bindable(router)
      self.root = root()
      self.destination = destination
    }

    package var body: some View {
      NavigationStack(path: $router.path) {
        root.navigationDestination(for: Route.self) { destination($0) }
      }
      .sheet(item: $router.presentation) { sheet($0.route) }
    }

    private func sheet(_ route: Route) -> some View {
      NavigationStack {
        destination(route)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button(BaseText.close, action: router.close)
            }
          }
      }
    }
  }

  /// A route in front of the others, as SwiftUI wants it: with an identity.
  private struct Presentation<Route: Hashable>: Identifiable {
    let route: Route
    var id: Route { route }
  }

  extension Router {
    fileprivate var presentation: Presentation<Route>? {
      get { sheet.map(Presentation.init) }
      set { sheet = newValue?.route }
    }
  }
#endif
