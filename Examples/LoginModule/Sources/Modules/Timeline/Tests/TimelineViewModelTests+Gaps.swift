import BaseView
import Core
import Testing
import TimelineBusiness
import TimelineView

// New posts.
extension TimelineViewModelTests {
  @Test func countsNewPostsAndKeepsThePlace() async {
    let model = makeModel()

    await load(model, .kept([5, 4]), .page([7, 6, 5]))
    #expect(model.shown == ["5", "4"])
    #expect(model.newCount == 2)
    #expect(model.newText == "2 new posts")

    model.showNew()
    #expect(model.shown == ["7", "6", "5", "4"])
    #expect(model.newText == nil)
  }

  @Test func countsThePostsOfEveryRefresh() async {
    let model = await makeModel(showing: [5, 4])

    await load(model, .page([6, 5]))
    #expect(model.newText == "1 new post")
    await load(model, .page([8, 7, 6]))

    #expect(model.shown == ["5", "4"])
    #expect(model.newCount == 3)
  }

  @Test func showsNewPostsAtOnceWhenNoneOfTheOldIsLeft() async {
    let model = await makeModel(showing: [5])

    await load(model, .page([]))
    #expect(model.phase == .empty)
    await load(model, .page([7]))

    #expect(model.shown == ["7"])
    #expect(model.phase == .loaded)
  }
}

// Gaps.
extension TimelineViewModelTests {
  @Test func showsAGapWhereNewPostsDoNotReachTheOld() async {
    let model = await makeModelWithGap()

    #expect(model.shown == ["9", "8", "gap", "5", "4"])
    #expect(model.entries[2] == .gap(GapRow(below: 8)))
  }

  @Test func fillsAGapPageByPage() async {
    let model = await makeModelWithGap()

    let first = model.fill(GapRow(below: 8))
    #expect(model.entries[2] == .gap(GapRow(below: 8, isFilling: true)))
    #expect(model.fill(GapRow(below: 8)) == nil, "it is being filled")
    handler.answer(page: 0, .page([8, 7]))
    await first?.value
    #expect(model.shown == ["9", "8", "7", "gap", "5", "4"])

    let second = model.fill(GapRow(below: 7))
    handler.answer(page: 1, .page([7, 6, 5]))
    await second?.value
    #expect(model.shown == ["9", "8", "7", "6", "5", "4"])
    #expect(handler.cursors == [8, 7])
  }

  @Test func keepsAGapThatCouldNotBeFilled() async {
    let model = await makeModelWithGap()

    let task = model.fill(GapRow(below: 8))
    handler.answer(page: 0, .failure(.offline))
    await task?.value

    #expect(model.shown == ["9", "8", "gap", "5", "4"])
    #expect(model.entries[2] == .gap(GapRow(below: 8)))
    #expect(model.notice == ErrorText.message(for: .offline))
  }

  @Test func fillsNothingWhereThereIsNoGap() async {
    let model = await makeModel(showing: [9, 8])

    #expect(model.fill(GapRow(below: 9)) == nil)
    #expect(handler.cursors == [])
  }

  @Test func dropsAPageBelowAPostThatIsGone() async {
    let model = await makeModelWithGap()

    let task = model.fill(GapRow(below: 8))
    await load(model, .page([]))
    handler.answer(page: 0, .page([8, 7]))
    await task?.value

    #expect(model.shown == [])
    #expect(model.phase == .empty)
  }

  func makeModelWithGap() async -> TimelineViewModel {
    let model = await makeModel(showing: [5, 4])
    await load(model, .page([9, 8]))
    model.showNew()
    return model
  }
}
