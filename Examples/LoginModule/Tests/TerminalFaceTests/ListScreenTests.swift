import Testing

@testable import TerminalFace

/// A list, and the reader's place in it.
struct ListScreenTests {
  /// Four lines of content.
  private static let size = TerminalSize(columns: 20, rows: 7)

  private func list(_ numbers: some Sequence<Int>, footer: String? = nil) -> ListScreen {
    ListScreen(.short(numbers, footer: footer), size: Self.size)
  }

  @Test func drawsItsRowsAndWhatIsAroundThem() {
    var model = ListContent(
      Surroundings(title: "Timeline", status: "2 new", notice: "You are offline.", help: "q quit"),
      rows: [
        Row(id: "1", title: "Mia", mark: "11/21", text: "今天天气很好，我们去公园吧"),
        Row(gap: "gap", title: "12 missing"),
        .short(3),
      ])
    var list = ListScreen(model, size: TerminalSize(columns: 20, rows: 9))

    #expect(
      list.frame.lines == [
        Line("Timeline       2 new", .title),
        Line("› Mia          11/21", .selected),
        Line("  今天天气很好，我们"),
        Line("  去公园吧"),
        Line("  ··· 12 missing ···", .notice),
        Line("  post 3", .name),
        .empty,
        Line("You are offline.", .notice),
        Line("q quit", .faint),
      ])
    model.rows = []
    model.placeholder = "Nothing here yet, pull."
    list.show(model)
    #expect(list.content == ["Nothing here yet,", "pull.", "", "", "", ""])
    #expect(list.selected == nil)
    #expect(list.visible.isEmpty)
  }

  /// Who wrote a post is more than when.
  @Test(arguments: [(20, "› Mia Wong     11/21"), (14, "› Mia W… 11/21"), (12, "› Mia Wong")])
  func leavesOutAMarkThatHasNoRoom(columns: Int, line: String) {
    let row = Row(id: "1", title: "Mia Wong", mark: "11/21")

    #expect(row.lines(width: columns, isSelected: true).map(\.text) == [line])
  }

  @Test func scrollsWithTheSelection() {
    var list = list(1...6)
    list.move(by: 3)
    #expect(list.content == ["  post 1", "  post 2", "  post 3", "› post 4"])
    list.move(by: 1)
    #expect(list.content == ["  post 2", "  post 3", "  post 4", "› post 5"])
    list.move(by: -2)
    #expect(list.content == ["  post 2", "› post 3", "  post 4", "  post 5"])
    list.move(by: -9)
    #expect(list.content == ["› post 1", "  post 2", "  post 3", "  post 4"])
    list.moveToBottom()
    #expect(list.content == ["  post 3", "  post 4", "  post 5", "› post 6"])
    list.moveToTop()
    #expect(list.content == ["› post 1", "  post 2", "  post 3", "  post 4"])
  }

  @Test func turnsPages() {
    var list = list(1...10)
    list.page(by: 1)
    #expect(list.content == ["› post 5", "  post 6", "  post 7", "  post 8"])
    list.page(by: 1)
    #expect(list.content == ["  post 7", "  post 8", "› post 9", "  post 10"])
    list.page(by: 1)
    #expect(list.content == ["  post 7", "  post 8", "  post 9", "› post 10"])
    list.page(by: -1)
    #expect(list.content == ["› post 3", "  post 4", "  post 5", "  post 6"])
    list.page(by: -7)
    #expect(list.content == ["› post 1", "  post 2", "  post 3", "  post 4"])
    list.page(by: 9)
    #expect(list.selected == .short(10))
  }

  @Test(arguments: [
    (0...9, ["  post 3", "› post 4", "  post 5", "  post 6"]),
    (-50...50, ["  post 3", "› post 4", "  post 5", "  post 6"]),
    (4...9, ["› post 4", "  post 5", "  post 6", "  post 7"]),
    (1...4, ["  post 1", "  post 2", "  post 3", "› post 4"]),
    (5...6, ["  post 5", "› post 6", "", ""]),
    (3...4, ["  post 3", "› post 4", "", ""]),
  ])
  func keepsTheReadersPlace(numbers: ClosedRange<Int>, content: [String]) {
    var list = list(1...9)
    list.move(by: 5)
    list.move(by: -2)
    #expect(list.content == ["  post 3", "› post 4", "  post 5", "  post 6"])

    list.show(.short(numbers))

    #expect(list.content == content)
  }

  @Test func keepsThePlaceOfAGapThatWasFilled() {
    let gap = Row(gap: "gap", title: "2 missing")
    let ends = (before: (1...5).map(Row.short), after: (8...12).map(Row.short))
    var list = ListScreen(
      ListContent(.sample, rows: ends.before + [gap] + ends.after), size: Self.size)
    list.move(by: 5)
    #expect(list.content == ["  post 3", "  post 4", "  post 5", "› ··· 2 missing ···"])

    list.show(.short(1...12))

    #expect(list.content == ["  post 3", "  post 4", "  post 5", "› post 6"])
  }

  @Test func showsTheFooterBelowTheLastRow() {
    var list = list(1...5, footer: "Loading…")
    #expect(list.content == ["› post 1", "  post 2", "  post 3", "  post 4"])
    list.moveToBottom()
    #expect(list.content == ["  post 3", "  post 4", "› post 5", "  Loading…"])
  }

  @Test func tellsWhatIsInSight() {
    var list = list(1...9)
    #expect(list.visible.map(\.id) == ["1", "2", "3", "4"])
    list.moveToBottom()
    #expect(list.visible.map(\.id) == ["6", "7", "8", "9"])
    #expect(list.selected?.id == "9")
  }

  @Test func cutsARowThatIsTallerThanTheScreen() {
    let row = Row(id: "1", title: "one", text: "two three four five")
    var list = ListScreen(
      ListContent(.sample, rows: [row, .short(2)]), size: TerminalSize(columns: 8, rows: 5))
    #expect(list.content == ["› one", "  two"])
    list.move(by: 1)
    #expect(list.content == ["› post 2", ""])
    list.page(by: -1)
    #expect(list.content == ["› one", "  two"])
  }

  @Test(arguments: [
    (20, 5, ["Timeline        demo", "  post 4", "› post 5", "", "q quit"]),
    (20, 4, ["Timeline        demo", "› post 5", "", "q quit"]),
    (20, 3, ["  post 3", "  post 4", "› post 5"]),
    (4, 1, ["› p…"]),
    (1, 1, ["…"]),
  ])
  func fitsIntoAnySize(columns: Int, rows: Int, lines: [String]) {
    var list = list(1...9)
    list.move(by: 4)

    list.resize(to: TerminalSize(columns: columns, rows: rows))

    #expect(list.frame.lines.map(\.text) == lines)
  }

  /// Whatever is done to it, the selection is in sight and the screen has no hole.
  @Test func neverLosesItsReader() {
    var list = list(1...40)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: list.move(by: .random(in: -5...5, using: &random))
      case 1: list.page(by: .random(in: -2...2, using: &random))
      case 2: list.moveToBottom()
      case 3:
        list.resize(
          to: TerminalSize(columns: 20, rows: .random(in: 1...12, using: &random)))
      default:
        let first = Int.random(in: -30...30, using: &random)
        list.show(.short(first..<first + .random(in: 0...30, using: &random)))
      }
      let room = list.size.rows > 3 ? list.size.rows - 3 : list.size.rows
      #expect(list.visible.count == min(room, list.model.rows.count))
      #expect(list.selected.map { list.visible.contains($0) } ?? list.model.rows.isEmpty)
    }
  }
}
