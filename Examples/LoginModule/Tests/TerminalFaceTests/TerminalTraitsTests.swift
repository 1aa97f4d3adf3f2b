import Testing

@testable import TerminalFace

/// What a terminal can do.
struct TerminalTraitsTests {
  @Test(arguments: [
    (true, true, ["TERM": "xterm"], true, true),
    (true, true, ["TERM": "xterm", "NO_COLOR": ""], true, true),
    (true, true, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (true, true, ["TERM": "dumb"], false, false),
    (true, true, [:], false, false),
    (true, false, ["TERM": "xterm"], false, false),
    (false, true, ["TERM": "xterm"], false, true),
    (false, false, ["TERM": "xterm"], false, false),
  ])
  func areTold(
    input: Bool, output: Bool, environment: [String: String], canDraw: Bool, isColored: Bool
  ) {
    let traits = TerminalTraits(
      isInputTerminal: input, isOutputTerminal: output, environment: environment)

    #expect(traits == TerminalTraits(canDraw: canDraw, isColored: isColored))
  }
}
