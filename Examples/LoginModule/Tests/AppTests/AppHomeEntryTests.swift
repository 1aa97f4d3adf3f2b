import App
import BaseView
import Testing

/// The way into every module.
nonisolated struct AppHomeEntryTests {
  @Test func leadsToEachModuleOnce() {
    let entries = AppHomeEntry.all

    #expect(Set(entries.map(\.route)).count == entries.count)
    #expect(entries.filter { $0.title.isEmpty } == [])
    #expect((AppHomeEntry.placeholder != nil) == (entries.isEmpty && AppTab.all.isEmpty))
  }
}
