import Testing

@testable import TerminalFace

/// Fields that are filled in.
struct FormScreenTests {
  private func form() -> FormScreen {
    FormScreen(
      Surroundings(title: "Log In", help: "Enter next"),
      fields: [.init("User name"), .init("Password", isSecret: true)],
      size: TerminalSize(columns: 24, rows: 7))
  }

  private func outcomes(_ keys: [Key], in form: inout FormScreen) -> [FormScreen.Outcome] {
    keys.map { form.take($0) }
  }

  @Test func isFilledInFieldByField() {
    var form = form()

    #expect(
      outcomes(["m", "中", .enter, "p", "w", .enter], in: &form)
        == [.editing, .editing, .editing, .editing, .editing, .submitted])
    #expect(form.fields.map(\.editor.text) == ["m中", "pw"])
    #expect(
      form.frame.lines.map(\.text)
        == ["Log In", "User name: m中", "Password: ", "", "", "", "Enter next"])
    #expect(form.frame.cursor == Frame.Place(row: 2, column: 10))
  }

  @Test func goesUpAndDown() {
    var form = form()
    _ = outcomes([.tab, .tab, .backTab, "a", .down, "b", .up, .home, "c"], in: &form)

    #expect(form.fields.map(\.editor.text) == ["ca", "b"])
    #expect(form.frame.cursor == Frame.Place(row: 1, column: 12))
  }

  @Test func showsTheFieldThatIsTypedInWhereThereIsLittleRoom() {
    var form = form()
    form.fields[0].error = "Please fill this in."
    form.resize(to: TerminalSize(columns: 14, rows: 5))
    form.focus(on: 1)

    #expect(
      form.frame.lines.map(\.text)
        == ["Log In", "  Please fill…", "Pas…: ", "", "Enter next"])
    #expect(form.frame.cursor == Frame.Place(row: 2, column: 6))
    form.focus(on: 0)
    #expect(form.frame.lines[1].text == "Use…: ")
    #expect(form.frame.cursor == Frame.Place(row: 1, column: 6))
  }

  @Test func leavesOtherKeysAlone() {
    var form = form()

    #expect(outcomes([.interrupt, .escape, .pageUp], in: &form) == [.refused, .refused, .refused])
  }

  @Test func saysWhatIsWrongUntilItIsMended() {
    var form = form()
    form.fields[0].error = "Please fill this in."
    form.focus(on: 1)

    #expect(
      form.frame.lines == [
        Line("Log In", .title), Line("User name: "), Line("  Please fill this in.", .notice),
        Line("Password: "), .empty, Line("", .notice), Line("Enter next", .faint),
      ])
    #expect(form.frame.cursor == Frame.Place(row: 3, column: 10))
    form.focus(on: 0)
    _ = form.take("d")
    #expect(form.fields.map(\.error) == [nil, nil])
  }
}
