#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The list of the modules.
  struct HomeScreen: View {
    var body: some View {
      PhaseView(HomeEntry.placeholder) {
        List(HomeEntry.all) { entry in
          NavigationLink(entry.title, value: entry.route)
        }
      }
      .navigationTitle(AppText.title)
    }
  }
#endif
