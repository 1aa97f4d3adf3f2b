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

  private func page(_ ids: [Int], next: String? = nil, warning: AppError? = nil) -> Answer {
    let page = Page(items: ids.map(Row.init), next: next)
    return .success(Sourced(page, from: .network, warning: warning))
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

  @Test func aFirstPageReplacesTheRows() {
    let content = content(after: page([1, 2], next: "c2"), page([2, 3]))

    #expect(content.rows.ids(in: "all") == [2, 3])
    #expect(content.phase == .loaded)
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

  @Test func wantsAPageAtItsLastRow() {
    let content = content(after: page([1, 2], next: "c2"))

    #expect([1, 2].map { content.wantsNext(at: Row(id: $0)) } == [false, true])
  }

  @Test func asksForNoPageWhileTheFirstIsAwaited() {
    var content = content(after: page([1, 2], next: "c2"))
    _ = content.beginNext()

    content.begin()

    #expect(content.footer == nil)
    #expect(content.beginNext() == nil)
  }
}
