import Testing

@testable import TerminalFace

/// A list as text.
struct PlainListTests {
  @Test func printsWhatIsThere() {
    let model = ListContent(
      Surroundings(title: "Timeline", status: "demo", notice: "You are offline.", help: "q quit"),
      rows: [
        Row(id: "1", title: "Mia", mark: "11/21", text: "\u{1B}[31mred\u{202E}"),
        Row(gap: "gap", title: "some missing"),
      ],
      footer: "More below")

    #expect(
      PlainList.text(of: model, width: 24) == """
        Timeline            demo

          Mia              11/21
          ␛[31mred

          ··· some missing ···

        More below
        You are offline.

        """)
  }

  @Test func saysThatThereIsNothing() {
    let model = ListContent(.sample, rows: [], placeholder: "Nothing here yet.")

    #expect(
      PlainList.text(of: model, width: 16) == "Timeline    demo\n\nNothing here\nyet.\n\n")
  }
}
