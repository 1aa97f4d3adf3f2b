#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The whole app as one view, for the window of the app's shell.
  public struct RootScreen: View {
    @Environment(\.scenePhase) private var scenePhase
    @Kept private var app = AppRouter(.standard)

    public init() {}

    public var body: some View {
      RouterTabView(app.tabs) { [app] router, route in
        SwiftUIScreens(app: app, router: router).screen(for: route)
      }
      .environment(\.images, app.services.images)
      .id(app.turn)
      .onOpenURL { [app] in _ = app.open($0) }
      .task { await app.start()?.value }
      .onChange(of: scenePhase) {
        if scenePhase == .active { app.catchUp() }
      }
    }
  }
#endif
