import BaseView
import Core
import Testing
import TimelineBusiness
import TimelineView

// The pages below.
extension TimelineViewModelTests {
  @Test func addsTheNextPageAndShowsEachRowOnce() async {
    let model = await makeModel(showing: [9, 8])

    let task = model.next()
    #expect(model.footer == .loading)
    handler.answer(page: 0, .page([8, 7]))
    await task?.value

    #expect(model.shown == ["9", "8", "7"])
    #expect(!model.isAtEnd)
    #expect(handler.cursors == [8])
    #expect(model.footer == nil)
  }

  @Test func asksForNothingBelowTheEnd() async {
    let model = await makeModel(showing: [9, 8])

    let task = model.next()
    handler.answer(page: 0, .success(Sourced(.sample([8]), from: .network)))
    await task?.value

    #expect(model.shown == ["9", "8"])
    #expect(model.isAtEnd)
    #expect(model.next() == nil)
  }

  @Test func asksForTheNextPageWhenTheLastRowIsReached() async {
    let model = await makeModel(showing: [9, 8])

    model.reach(.status(StatusRow(.sample(9))))
    #expect(model.footer == nil)

    model.reach(.status(StatusRow(.sample(8))))
    #expect(model.footer == .loading)
  }

  @Test func asksForAPageOnce() async {
    let model = await makeModel(showing: [9, 8])

    let first = model.next()
    let second = model.next()
    handler.answer(page: 0, .page([8, 7]))
    await first?.value

    #expect(second == nil)
    #expect(handler.cursors == [8])
  }

  @Test func forgetsThatAPageFailedWhenTheNewestOneComes() async {
    let model = await makeModel(showing: [9, 8])

    let failing = model.next()
    handler.answer(page: 0, .failure(.sessionExpired))
    await failing?.value
    await load(model, .page([9, 8]))

    #expect(model.footer == nil)
    model.reach(.status(StatusRow(.sample(8))))
    #expect(model.footer == .loading)
  }

  @Test func losesNothingWhenAPageFailsAndAsksForTheSameAgain() async {
    let model = await makeModel(showing: [9, 8])

    let failing = model.next()
    handler.answer(page: 0, .failure(.offline))
    await failing?.value
    #expect(model.shown == ["9", "8"])
    #expect(model.phase == .loaded)
    #expect(model.footer == .failed(ErrorText.message(for: .offline)))

    model.reach(.status(StatusRow(.sample(8))))
    #expect(handler.cursors == [8], "coming into sight repeats nothing that failed")

    let again = model.next()
    handler.answer(page: 1, .page([8, 7]))
    await again?.value
    #expect(model.shown == ["9", "8", "7"])
    #expect(handler.cursors == [8, 8])
  }

  @Test func takesAPageThatWasAskedForBeforeARefresh() async {
    let model = await makeModel(showing: [9, 8])

    let page = model.next()
    await load(model, .page([11, 10, 9]))
    handler.answer(page: 0, .page([8, 7]))
    await page?.value

    #expect(model.shown == ["9", "8", "7"])
    #expect(model.newCount == 2)
  }

  @Test func saysNothingOfAPageThatWasCancelled() async {
    let model = await makeModel(showing: [9, 8])

    let task = model.next()
    handler.answer(page: 0, .failure(.cancelled))
    await task?.value

    #expect(model.footer == nil)
    #expect(model.notice == nil)
  }

  @Test func givesUpThePagesWhenReleased() async throws {
    var model: TimelineViewModel? = await makeModelWithGap()
    let tasks = [model?.next(), model?.fill(GapRow(below: 8))]

    model = nil

    #expect(tasks.map { $0?.isCancelled } == [true, true])
    #expect(model == nil)
  }

  @Test func leadsToTheSignInWhenAPageIsRefused() async {
    var expirations = 0
    let model = await makeModel(showing: [9, 8]) { expirations += 1 }

    let task = model.next()
    handler.answer(page: 0, .failure(.sessionExpired))
    await task?.value

    #expect(expirations == 1)
    #expect(model.shown == ["9", "8"])
  }
}
