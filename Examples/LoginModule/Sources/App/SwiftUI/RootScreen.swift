#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The whole app as one view, for the window of the app's shell.
  public struct RootScreen: View {
    @State private var app = AppRouter(.standard)

    public init() {}

    public var body: some View {
      let screens = SwiftUIScreens(app: app)
      RouterStack(app.router) { route in
        screens.screen(for: route)
      } root: {
        screens.screen(for: .appHome)
      }
      .task { await app.start().value }
    }
  }
#endif
