import Core
import Testing
import TimelineBusiness
import TimelineView

// Rows that cannot be read.
extension TimelineViewModelTests {
  @Test func saysWherePostsCouldNotBeShown() async throws {
    let model = makeModel()
    await load(
      model, .success(Sourced(.sample([9, 8], gaps: [8], unreadable: [8: 1]), from: .network)))

    #expect(model.shown == ["9", "8", "1 unreadable"])
    let row = UnreadableRow(below: 8, count: 1)
    #expect(model.entries.last == .unreadable(row))
    #expect(row.text == "1 post could not be shown")
    #expect(UnreadableRow(below: 8, count: 2).text == "2 posts could not be shown")
    #expect(model.open(.unreadable(row)) == nil)
  }

  @Test func goesOnBelowWhatCouldNotBeShown() async throws {
    let model = makeModel()
    await load(
      model, .success(Sourced(.sample([9, 8], gaps: [8], unreadable: [8: 1]), from: .network)))

    model.reach(try #require(model.entries.last))
    #expect(model.footer == .loading)
  }

  @Test func saysItAboveAGap() async {
    let model = await makeModel(showing: [5, 4])
    await load(
      model, .success(Sourced(.sample([9, 8], gaps: [8], unreadable: [8: 3]), from: .network)))
    model.showNew()

    #expect(model.shown == ["9", "8", "3 unreadable", "gap", "5", "4"])
  }
}
