import BaseTesting
import BaseView
import Core
import Testing

/// A list whose rows stand in sections.
@MainActor
struct ListSectionsTests {
  private let handler = StubPages<Note, Never>()

  private func makeModel() -> ListModel<Note> {
    ListModel(handler, sessionExpired: {}, section: { $0.text })
  }

  /// The sections on screen, each with its rows.
  private func shown(by model: ListModel<Note>) -> [String] {
    model.rows.sections.map { section in
      "\(section.title ?? "none"): " + model.rows.ids(in: section).joined(separator: " ")
    }
  }

  @Test func standsInThem() {
    let model = makeModel()
    handler.feed.show([
      Note(id: "a", text: "old"), Note(id: "b", text: "new"), Note(id: "c", text: "old"),
    ])

    #expect(shown(by: model) == ["old: a c", "new: b"])

    handler.feed.show([Note(id: "b", text: "new"), Note(id: "a", text: "new")])

    #expect(shown(by: model) == ["new: b a"])
  }

  @Test func hasOneWithoutATextIfNothingIsSaid() {
    let model = ListModel(handler, sessionExpired: {})
    handler.feed.show(["a", "b"])

    #expect(shown(by: model) == ["none: a b"])
  }

  /// The last row of the list may stand above others: the lowest one on screen calls for more.
  @Test func asksForMoreAtTheLowestRow() async {
    let model = makeModel()
    let first = Page(
      items: [
        Note(id: "a", text: "old"), Note(id: "b", text: "new"), Note(id: "c", text: "old"),
      ], next: "2")
    let task = model.first()
    handler.answer(first: 0, [.success(Sourced(first, from: .network))])
    await task.value

    model.reach(Note(id: "c", text: "old"))
    #expect(model.footer == nil)
    model.reach(Note(id: "b", text: "new"))
    #expect(model.footer == .loading)
  }
}
