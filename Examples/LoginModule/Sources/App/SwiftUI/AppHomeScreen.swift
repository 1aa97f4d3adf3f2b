#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The list of the modules, and the way into the session or out of it.
  struct AppHomeScreen: View {
    let sessionAction: SessionAction?

    var body: some View {
      PhaseView(AppHomeEntry.placeholder) {
        List(AppHomeEntry.all) { entry in
          NavigationLink(entry.title, value: entry.route)
        }
      }
      .navigationTitle(AppText.title)
      .toolbar {
        if let sessionAction {
          ToolbarItem(placement: .primaryAction) {
            Button(sessionAction.title, action: sessionAction.perform)
          }
        }
      }
    }
  }
#endif
