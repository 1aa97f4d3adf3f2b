import BaseView

/// A tab of the app: a module that has a stack of its own.
package typealias AppTab = TabEntry<AppRoute>

nonisolated extension AppTab {
  /// All modules that are tabs.
  @AppHomeBuilder
  package static var all: [AppTab] {
    // scaffold:tabs
    // scaffold:end
  }

  /// The home screen, as it stands beside them.
  package static var appHome: AppTab {
    AppTab(title: AppText.title, systemImage: "house", route: .appHome)
  }
}
