import BaseTesting
import BaseView
import Core
import Testing

/// When a list is searched, and what of it is shown.
@MainActor
struct SearchModelTests {
  private let pause = Gate()
  private let handlers = Handlers()

  @Test func searchesForNothingByItself() {
    let search = makeSearch()

    #expect(search.found == nil)
    #expect(search.submit() == nil)
    #expect(handlers.texts == [])
  }

  @Test func waitsUntilTheUserPauses() async {
    let search = makeSearch()

    search.text = "a"
    search.text = "ab"
    for _ in 1...100 { await Task.yield() }
    #expect(search.found == nil)
    #expect(handlers.texts == [])

    pause.open()
    while search.found == nil { await Task.yield() }
    #expect(handlers.texts == ["ab"])
    #expect(search.found?.phase == .loading)
  }

  @Test(.timeLimit(.minutes(1)))
  func searchesAtOnceWhenTheUserAsksForIt() async {
    let search = makeSearch()

    search.text = " ab\n"
    let task = search.submit()
    handlers.answer("ab", ["c"])
    await task?.value
    #expect(search.found?.rows.ids(in: .all) == ["c"])

    pause.open()
    for _ in 1...100 { await Task.yield() }
    #expect(handlers.texts == ["ab"])
  }

  @Test func asksNobodyForTheSameAgain() async {
    let search = makeSearch()
    await find("a", with: search)
    let found = search.found
    pause.open()

    search.text = "a "
    search.text = "ab"
    search.text = "a"
    #expect(search.submit() == nil)
    for _ in 1...100 { await Task.yield() }

    #expect(handlers.texts == ["a"])
    #expect(search.found === found)
  }

  @Test(arguments: ["", "  ", "\n"])
  func endsAtOnceWhereThereAreNoWords(text: String) async {
    let search = makeSearch()
    await find("a", with: search)

    search.text = text

    #expect(search.found == nil)
    #expect(search.submit() == nil)
  }

  @Test func searchesForNothingThatWasTakenBack() async {
    let search = makeSearch()

    search.text = "a"
    search.text = ""
    pause.open()
    for _ in 1...100 { await Task.yield() }

    #expect(search.found == nil)
    #expect(handlers.texts == [])
  }

  @Test func beginsAnewOnceItHasEnded() async {
    let search = makeSearch()
    await find("a", with: search)

    search.text = ""
    search.text = "a"
    search.submit()

    #expect(handlers.texts == ["a", "a"])
    #expect(search.found?.phase == .loading)
  }

  @Test func keepsWhatWasFoundUntilTheUserPauses() async {
    let search = makeSearch()
    await find("a", with: search)

    search.text = "ab"
    #expect(search.found?.rows.ids(in: .all) == ["a!"])

    search.submit()
    #expect(search.found?.rows.isEmpty == true)
  }

  @Test func givesUpASearchForAnotherOne() async {
    let search = makeSearch()
    search.text = "a"
    let late = search.submit()
    while handlers.asked(for: "a") == 0 { await Task.yield() }

    search.text = "ab"
    search.submit()

    #expect(late?.isCancelled == true)
    var cancellations = handlers.cancellations(of: "a").makeAsyncIterator()
    #expect(await cancellations.next() == 0)
    handlers.answer("a", ["late"])
    await late?.value
    #expect(search.found?.phase == .loading)
  }

  @Test func givesUpASearchThatHasEnded() async {
    let search = makeSearch()
    search.text = "a"
    let late = search.submit()

    search.text = ""

    #expect(late?.isCancelled == true)
  }

  @Test func waitsForNothingOnceItIsReleased() async {
    var search: SearchModel<Note>? = makeSearch()
    weak let released = search
    search?.text = "a"

    search = nil
    pause.open()
    for _ in 1...100 { await Task.yield() }

    #expect(released == nil)
    #expect(handlers.texts == [])
  }
}

extension SearchModelTests {
  private func makeSearch() -> SearchModel<Note> {
    SearchModel(
      pause: { [pause] in await pause.wait() },
      find: { [handlers] text in ListModel(handlers.make(for: text), sessionExpired: {}) })
  }

  /// Finds one row for a text.
  private func find(_ text: String, with search: SearchModel<Note>) async {
    search.text = text
    let task = search.submit()
    handlers.answer(text, [Note(id: text + "!")])
    await task?.value
  }
}

/// The lists of what was searched for.
@MainActor
private final class Handlers {
  private var made: [(text: String, pages: StubPages<Note, Never>)] = []

  var texts: [String] { made.map(\.text) }

  func make(for text: String) -> StubPages<Note, Never> {
    let pages = StubPages<Note, Never>()
    made.append((text, pages))
    return pages
  }

  func answer(_ text: String, _ notes: [Note]) {
    pages(text)?.answer(first: 0, [.success(Sourced(Page(items: notes), from: .network))])
  }

  func asked(for text: String) -> Int { pages(text)?.policies.count ?? 0 }

  func cancellations(of text: String) -> AsyncStream<Int> {
    pages(text)?.cancellations ?? .none
  }

  private func pages(_ text: String) -> StubPages<Note, Never>? {
    made.first { $0.text == text }?.pages
  }
}
