import App
import BaseView
import Testing

/// The way into every module.
struct HomeEntryTests {
  @Test func leadsToEachModuleOnce() {
    let entries = HomeEntry.all

    #expect(Set(entries.map(\.route)).count == entries.count)
    #expect(entries.filter { $0.title.isEmpty } == [])
    #expect((HomeEntry.placeholder == nil) == !entries.isEmpty)
  }
}
