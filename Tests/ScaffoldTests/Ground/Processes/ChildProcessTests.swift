import Testing

@testable import Ground

@Suite struct ChildProcessTests {
  @Test func tellsWhatAProgramSaid() throws {
    let outcome = try ChildProcess.launch(ChildProcess("sh", "-c", "echo out; echo err >&2"))

    #expect(outcome == ChildProcess.Outcome("out\nerr\n", isSuccess: true))
  }

  /// No word is a word of a shell's.
  @Test func passesWordsAsTheyStand() throws {
    let words = "$HOME `a` 'b' *"

    #expect(try ChildProcess.launch(ChildProcess("echo", words))?.text == words + "\n")
  }

  @Test func tellsOfFailure() throws {
    #expect(try ChildProcess.launch(ChildProcess("false"))?.isSuccess == false)
  }

  @Test func aProgramThatIsNotThereIsNone() throws {
    #expect(try ChildProcess.launch(ChildProcess("scaffold-no-such-program")) == nil)
  }

  /// More than a pipe holds.
  @Test func takesLongOutput() throws {
    let outcome = try ChildProcess.launch(
      ChildProcess(
        "sh", "-c",
        "i=0; while [ $i -lt 5000 ]; do echo 0123456789012345678901234; i=$((i+1)); done"))

    #expect(outcome?.text.utf8.count == 130_000)
  }

  @Test func readsNoInput() throws {
    #expect(
      try ChildProcess.launch(ChildProcess("cat")) == ChildProcess.Outcome("", isSuccess: true))
  }
}
