#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The list of the modules.
  struct AppHomeScreen: View {
    var body: some View {
      PhaseView(AppHomeEntry.placeholder) {
        List(AppHomeEntry.all) { entry in
          NavigationLink(entry.title, value: entry.route)
        }
      }
      .navigationTitle(AppText.title)
    }
  }
#endif
