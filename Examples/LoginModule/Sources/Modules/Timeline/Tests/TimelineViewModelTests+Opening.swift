import BaseView
import Testing
import TimelineBusiness
import TimelineView

// A tap on a row.
extension TimelineViewModelTests {
  @Test func opensAPost() async {
    var opened: [TimelineRoute] = []
    let model = TimelineViewModel(
      handler: handler, routing: Routing(push: { opened.append($0) }))
    await load(model, .page([9, 8]))

    let task = model.open(model.entries[1])

    #expect(opened == [.detail(8, shown: .sample(8))])
    #expect(task == nil)
  }

  @Test func fillsTheGapThatIsOpened() async {
    let model = await makeModelWithGap()

    let task = model.open(model.entries[2])
    handler.answer(page: 0, .page([8, 7, 6, 5]))
    await task?.value

    #expect(model.shown == ["9", "8", "7", "6", "5", "4"])
  }
}
