#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The whole app as one view, for the window of the app's shell.
  public struct RootScreen: View {
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss
    @SceneStorage("place") private var place: String?
    @Kept private var app: AppRouter

    public init() {
      self.init(app: AppRouter(.shared))
    }

    init(app: @autoclosure @escaping @MainActor () -> AppRouter) {
      _app = Kept(wrappedValue: app())
    }

    public var body: some View {
      RouterTabView(app.tabs) { [app] router, route in
        SwiftUIScreens(app: app, router: router).screen(for: route)
      }
      .environment(\.images, app.services.images)
      .id(app.turn)
      .onOpenURL { [app] in _ = app.open($0) }
      .task {
        app.restore(place)
        await app.start()?.value
      }
      .onChange(of: app.place) {
        if let now = app.place { place = now }
      }
      .onChange(of: scenePhase) {
        if scenePhase == .active { app.catchUp() }
      }
      .onChange(of: app.isClosed) {
        if app.isClosed { leave() }
      }
    }

    /// Gives back the place that a screen of a module has taken, if it was presented there.
    private func leave() {
      app.isClosed = false
      if isPresented { dismiss() }
    }
  }
#endif
