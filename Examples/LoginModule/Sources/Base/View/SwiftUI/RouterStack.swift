#if canImport(SwiftUI)
  import SwiftUI

  /// Shows a router's path as a navigation stack, and what is presented in a stack of its own over
  /// it.
  package struct RouterStack<Route: Hashable & Sendable, Destination: View>: View {
    package typealias MakeDestination = @MainActor (Router<Route>, Route) -> Destination

    @Bindable private var router: Router<Route>
    private let root: Route
    private let destination: MakeDestination

    /// - Parameters:
    ///   - root: The route of the first screen.
    ///   - destination: Makes the screen of a route, which is shown by the given router.
    package init(
      _ router: Router<Route>, root: Route, @ViewBuilder destination: @escaping MakeDestination
    ) {
      _router = Bindable(router)
      self.root = root
      self.destination = destination
    }

    package var body: some View {
      NavigationStack(path: $router.path) {
        destination(router, root)
          .toolbar {
            if router.isPresented {
              ToolbarItem(placement: .cancellationAction) {
                Button(BaseText.close, systemImage: "xmark", action: router.leave)
              }
            }
          }
          .navigationDestination(for: Route.self) { destination(router, $0) }
      }
      .sheet(item: $router.presentation) { presentation in
        RouterStack(presentation.router, root: presentation.route, destination: destination)
      }
    }
  }
#endif
