import BaseView

/// A line of the home screen: a module and where it begins.
package nonisolated struct AppHomeEntry: Hashable, Sendable, Identifiable {
  package let title: String
  package let route: AppRoute

  package var id: AppRoute { route }
}

nonisolated extension AppHomeEntry {
  /// All modules.
  @AppHomeBuilder
  package static var all: [AppHomeEntry] {
    // scaffold:home
    AppHomeEntry.timeline
    // scaffold:end
  }

  /// The placeholder of the list while there is no module.
  package static var placeholder: Placeholder? {
    all.isEmpty && AppTab.all.isEmpty ? .empty(AppText.empty) : nil
  }
}

/// Makes a list of the entries or tabs that are written one below the other.
@resultBuilder
package nonisolated enum AppHomeBuilder {
  package static func buildBlock<Entry>(_ entries: Entry...) -> [Entry] { entries }
}
