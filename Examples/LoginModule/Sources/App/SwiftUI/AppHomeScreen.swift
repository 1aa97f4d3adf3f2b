#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The list of the modules, and the way out of the session.
  struct AppHomeScreen: View {
    let signOut: @MainActor () -> Void

    var body: some View {
      PhaseView(AppHomeEntry.placeholder) {
        List(AppHomeEntry.all) { entry in
          NavigationLink(entry.title, value: entry.route)
        }
      }
      .navigationTitle(AppText.title)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button(AppText.signOut, action: signOut)
        }
      }
    }
  }
#endif
