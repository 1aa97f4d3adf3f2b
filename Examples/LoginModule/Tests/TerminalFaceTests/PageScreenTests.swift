import Testing

@testable import TerminalFace

/// A text that is longer than the screen.
struct PageScreenTests {
  private static let size = TerminalSize(columns: 10, rows: 6)

  private func content(_ page: PageScreen) -> [String] {
    page.frame.lines.dropFirst().dropLast(2).map(\.text)
  }

  @Test func scrollsThroughItsText() {
    var page = PageScreen(.sample, text: "one\ntwo\nthree\nfour\nfive", size: Self.size)
    #expect(content(page) == ["one", "two", "three"])
    page.move(by: 1)
    #expect(content(page) == ["two", "three", "four"])
    page.page(by: 1)
    #expect(content(page) == ["three", "four", "five"])
    page.page(by: -5)
    #expect(content(page) == ["one", "two", "three"])
  }

  @Test func staysInItsTextWhenThatChanges() {
    var page = PageScreen(.sample, text: "one\ntwo\nthree\nfour\nfive", size: Self.size)
    page.move(by: 2)
    page.resize(to: TerminalSize(columns: 10, rows: 7))
    #expect(content(page) == ["two", "three", "four", "five"])
    page.show(.sample, text: "其他的文字很短")
    #expect(content(page) == ["其他的文字", "很短", "", ""])
  }

  @Test(arguments: [
    ("", "", "Post"), ("offline", "", "Post       offline"), ("", "now", "Post           now"),
    ("offline", "now", "Post offline · now"),
  ])
  func says(mark: String, status: String, title: String) {
    var surroundings = Surroundings(title: "Post", status: status)
    surroundings.mark = mark
    let page = PageScreen(surroundings, text: "", size: TerminalSize(columns: 18, rows: 5))

    #expect(page.frame.lines[0] == Line(title, .title))
  }
}
