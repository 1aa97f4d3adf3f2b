import BaseView
import Core
import Testing

/// What becomes of the pages of a list.
nonisolated struct LoadableListTests {
  private typealias Content = LoadableList<String, Row>
  private typealias Answer = Result<Sourced<Page<Row>>, AppError>

  private struct Row: Identifiable, Hashable, Sendable {
    let id: Int
  }

  private func page(
    _ ids: [Int], next: String? = nil, dropped: Int = 0, from origin: Origin = .network,
    warning: AppError? = nil
  ) -> Answer {
    let page = Page(items: ids.map(Row.init), next: next, dropped: dropped)
    return .success(Sourced(page, from: origin, warning: warning))
  }

  private func content(after answers: Answer...) -> Content {
    var content = Content(in: "all")
    content.begin()
    for answer in answers { content.receive(answer) }
    content.end(isCancelled: false)
    return content
  }

  @Test func waitsForItsFirstPage() {
    var content = Content(in: "all")
    #expect(content.phase == .idle)

    content.begin()
    #expect(content.phase == .loading)
    #expect(content.isLoading)

    content.end(isCancelled: true)
    #expect(content.phase == .idle)
    #expect(!content.isLoading)
  }

  @Test func splicesAFirstPageIntoTheRows() {
    var content = content(
      after: page([3, 4, 5, 6], next: "c6", from: .cache(age: 60)), page([1, 2, 3], next: "c3"))

    #expect(content.rows.ids(in: "all") == [1, 2, 3, 4, 5, 6])
    #expect(content.phase == .loaded)
    #expect(content.beginNext() == "c6")
  }

  @Test func showsWhatIsKeptAsItIsKept() {
    let old = page([1, 2], next: "c2", from: .cache(age: 0))
    let new = page([2], from: .cache(age: 0))

    #expect(content(after: old, new).rows.ids(in: "all") == [2])
  }

  @Test func whatStandsInForTheServerTakesNoRowAway() {
    let kept = page([1], next: "c1", from: .cache(age: 60), warning: .offline)
    var content = content(after: page([1, 2], next: "c2"), kept)

    #expect(content.rows.ids(in: "all") == [1, 2])
    #expect(content.notice == ErrorText.message(for: .offline))
    #expect(content.beginNext() == "c2")
  }

  @Test func saysHowOldTheRowsAreWhereNothingNewerCame() {
    let old = page([1, 2], next: "c2", from: .cache(age: 300))
    let older = page([1], from: .cache(age: 600), warning: .offline)
    let unkept = page([1, 2], next: "c2", warning: .database(code: 13, message: "full"))
    let offline = ErrorText.message(for: .offline)

    #expect(content(after: old).notice == nil)
    #expect(
      content(after: old, .failure(.offline)).notice
        == ErrorText.message(for: .offline, showing: 300))
    #expect(content(after: old, page([1]), .failure(.offline)).notice == offline)
    #expect(
      content(after: page([1]), older).notice == ErrorText.message(for: .offline, showing: 600))
    #expect(content(after: unkept, older).notice == offline)
    #expect(
      content(after: unkept, old, .failure(.offline)).notice
        == ErrorText.message(for: .offline, showing: 300))
  }

  @Test func saysNothingOfTheAgeWhereTheNextPageCannotBeKept() {
    let full = AppError.database(code: 13, message: "full")
    var content = content(after: page([1], next: "c1", from: .cache(age: 300)))

    _ = content.beginNext()
    content.receiveNext(page([2], warning: full))

    #expect(content.notice == ErrorText.message(for: full))
  }

  @Test(arguments: [
    (AppError.offline, Phase.failed(.offline)), (.cancelled, .idle),
  ])
  func saysWhyThereIsNothing(error: AppError, phase: Phase) {
    #expect(content(after: .failure(error)).phase == phase)
    #expect(content(after: .failure(error)).notice == nil)
  }

  @Test(arguments: [
    (AppError.offline, ErrorText.message(for: .offline) as String?), (.cancelled, nil),
  ])
  func losesNoRowsToAFailure(error: AppError, notice: String?) {
    let failed = content(after: page([1, 2]), .failure(error))
    let warned = content(after: page([1, 2], warning: error))

    #expect(failed.rows.ids(in: "all") == [1, 2])
    #expect([failed.phase, warned.phase] == [.loaded, .loaded])
    #expect([failed.notice, warned.notice] == [notice, notice])
  }

  @Test func tellsEmptyFromFailed() {
    #expect(content(after: page([])).phase == .empty)
    #expect(content().phase == .empty)
    #expect(content(after: page([], warning: .offline)).phase == .empty)
  }

  @Test func addsAPageOnce() {
    var content = content(after: page([1, 2], next: "c2"))

    #expect(content.beginNext() == "c2")
    #expect(content.footer == .loading)
    #expect(content.beginNext() == nil)

    content.receiveNext(page([2, 3]))
    #expect(content.rows.ids(in: "all") == [1, 2, 3])
    #expect(content.footer == nil)
    #expect(content.beginNext() == nil)
  }

  @Test func asksForAPageThatFailedAgain() {
    var content = content(after: page([1, 2], next: "c2"))

    _ = content.beginNext()
    content.receiveNext(.failure(.offline))
    #expect(content.rows.ids(in: "all") == [1, 2])
    #expect(content.footer == .failed(ErrorText.message(for: .offline)))
    #expect(!content.wantsNext(at: Row(id: 2)))

    #expect(content.beginNext() == "c2")
    content.receiveNext(.failure(.cancelled))
    #expect(content.footer == nil)
  }

  @Test func goesOnBehindAnEmptyFirstPage() {
    var content = content(after: page([3, 4], next: "c4"), page([], next: "c1"))
    #expect(content.wantsNext)

    #expect(content.beginNext() == "c1")
    content.receiveNext(page([2, 3], next: "c3"))

    #expect(content.rows.ids(in: "all") == [2, 3, 4])
    #expect(!content.wantsNext)
    #expect(content.beginNext() == "c4")
  }

  @Test func awaitsTheFirstRowWhileMorePagesMayCome() {
    var content = content(after: page([], next: "c1"))
    #expect(content.phase == .loading)

    _ = content.beginNext()
    content.receiveNext(page([]))

    #expect(content.phase == .empty)
    #expect(!content.wantsNext)
  }

  @Test(arguments: [(AppError.offline, Phase.failed(.offline)), (.cancelled, .idle)])
  func saysWhyTheFirstRowDidNotCome(error: AppError, phase: Phase) {
    var content = content(after: page([], next: "c1"))

    _ = content.beginNext()
    content.receiveNext(.failure(error))

    #expect(content.phase == phase)
    #expect(content.footer == nil)
    #expect(!content.wantsNext)
  }

  @Test func goesOnBehindPagesWithoutNewRowsUntilTheUserIsAsked() {
    for start in [[], [1, 2]] {
      var content = content(after: page(start, next: "c0"))
      _ = content.beginNext()
      content.receiveNext(page(start, next: "c1"))
      var count = start.isEmpty ? 2 : 1
      while content.wantsNext, let cursor = content.beginNext() {
        content.receiveNext(page(start, next: "\(cursor)+"))
        count += 1
      }

      #expect(count == 10)
      #expect(content.footer == .more)
      #expect(content.phase == .loaded)
      #expect(!content.wantsNext(at: Row(id: 2)))

      #expect(content.beginNext() == "c1" + String(repeating: "+", count: start.isEmpty ? 8 : 9))
      content.receiveNext(page(start, next: "d"))
      #expect(content.wantsNext, "who asks for more has the patience again")
    }
  }

  @Test func takesACursorThatLeadsToItselfForTheEnd() {
    var content = content(after: page([1, 2], next: "c2"))

    _ = content.beginNext()
    content.receiveNext(page([2], next: "c2"))

    #expect(!content.wantsNext)
    #expect(content.beginNext() == nil)
  }

  @Test func tellsHowManyRowsCouldNotBeShown() {
    var content = content(after: page([1], next: "c1", dropped: 1, warning: .offline))
    let offline = ErrorText.message(for: .offline)
    #expect(content.notice == "\(offline)\n\(BaseText.dropped(1))")

    content.dismissNotice()
    _ = content.beginNext()
    content.receiveNext(page([2], next: "c2"))
    #expect(content.notice == nil)

    _ = content.beginNext()
    content.receiveNext(page([3], next: "c3", dropped: 2))
    #expect(content.notice == BaseText.dropped(3))

    content.receive(page([1], next: "c1", dropped: 1))
    #expect(content.notice == BaseText.dropped(1))
  }

  @Test func wantsAPageAtItsLastRow() {
    let content = content(after: page([1, 2], next: "c2"))

    #expect([1, 2].map { content.wantsNext(at: Row(id: $0)) } == [false, true])
  }

  @Test func isBroughtToWhatIsKept() {
    var content = content(after: page([1, 2], next: "c2", from: .cache(age: 0)), page([2, 3]))

    content.reread(Page(items: [4, 5].map(Row.init), next: "c5"))
    #expect(content.rows.ids(in: "all") == [4, 5])
    #expect(content.beginNext() == "c5")
    content.receiveNext(page([6]))

    content.reread(nil)
    #expect(content.rows.isEmpty)
    #expect(content.phase == .empty)

    content.reread(Page(items: [Row(id: 1)]))
    #expect(content.phase == .loaded)
  }

  @Test func leavesWhatIsKeptAloneWhileThereIsMore() {
    var unkept = content(after: page([1], warning: .timedOut))
    var headless = content(after: page([1, 2], next: "c2"), page([], next: "c1"))
    var awaiting = content(after: page([1]))
    awaiting.begin()
    var going = content(after: page([1], next: "c1"))
    _ = going.beginNext()
    var failed = content(after: .failure(.offline))

    unkept.reread(Page(items: [Row(id: 7)]))
    headless.reread(Page(items: [Row(id: 7)]))
    awaiting.reread(Page(items: [Row(id: 7)]))
    going.reread(Page(items: [Row(id: 7)]))
    failed.reread(Page(items: [Row(id: 7)]))

    let shown = [unkept, headless, awaiting, going, failed].map { $0.rows.ids(in: "all") }
    #expect(shown == [[1], [1, 2], [1], [1], []])
    #expect(failed.phase == .failed(.offline))

    unkept.receive(page([1, 2]))
    unkept.reread(Page(items: [Row(id: 7)]))
    #expect(unkept.rows.ids(in: "all") == [7], "all of it is kept again")
  }

  @Test func asksForNoPageWhileTheFirstIsAwaited() {
    var content = content(after: page([1, 2], next: "c2"))
    _ = content.beginNext()

    content.begin()

    #expect(content.footer == nil)
    #expect(content.beginNext() == nil)
  }
}
