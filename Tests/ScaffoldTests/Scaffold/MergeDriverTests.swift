import Testing

@testable import Scaffold

/// `scaffold merge-driver`, as git calls it.
@Suite struct MergeDriverTests {
  @Test func putsTheResultInThePlaceOfOurs() throws {
    let sandbox = try Sandbox(["o": "let a = 1\nlet b = 2\n", "a": "let a = 3\nlet b = 2\n"])
    try sandbox.write("let a = 1\nlet b = 4\n", to: "b")

    let outcome = sandbox.run("merge-driver o a b Sources/App.swift")

    #expect(outcome == Outcome(status: .success, out: "", err: ""))
    #expect(
      try sandbox.texts() == [
        "o": "let a = 1\nlet b = 2\n", "a": "let a = 3\nlet b = 4\n", "b": "let a = 1\nlet b = 4\n",
      ])
  }

  @Test func leavesMarkersAndSaysSo() throws {
    let sandbox = try Sandbox(["o": "let a = 1\n", "a": "let a = 2\n", "b": "let a = 3\n"])

    let outcome = sandbox.run("merge-driver o a b Sources/App.swift")

    #expect(
      outcome
        == Outcome(
          status: .refused, out: "",
          err: "error: both sides changed the same in `Sources/App.swift`, in 1 place; "
            + "choose between the markers there"))
    #expect(
      try sandbox.read("a") == """
        <<<<<<< ours
        let a = 2
        ||||||| base
        let a = 1
        =======
        let a = 3
        >>>>>>> theirs

        """)
    #expect(try sandbox.paths() == ["a", "b", "o"])
  }

  @Test func namesWhatOneSideCallsOtherwise() throws {
    let sandbox = try Sandbox([
      "o": "func f() {\n  let sum = add()\n  end()\n}\n",
      "a": "func f() {\n  let total = add()\n  end()\n}\n",
      "b": "func f() {\n  let sum = add()\n  end()\n  send(sum)\n}\n",
    ])

    let outcome = sandbox.run("merge-driver o a b Sources/App.swift")

    #expect(
      outcome
        == Outcome(
          status: .refused, out: "",
          err: "error: both sides changed the same in `Sources/App.swift`, in 1 place; "
            + "one side calls `sum` `total`, and the other uses `sum` anew; "
            + "choose between the markers there"))
  }

  @Test func namesWhatIsMissing() throws {
    let sandbox = try Sandbox(["a": "", "b": ""])

    let outcome = sandbox.run("merge-driver o a b")

    #expect(outcome.status == .usage)
    #expect(
      outcome.err == "error: `\(sandbox.root.path)/o` is missing; name a file that is there")
  }

  @Test func leavesTheFileWhereItCannotWrite() throws {
    let sandbox = try Sandbox(["o": "a\n", "a": "a\nb\n", "b": "c\n"])
    let before = try sandbox.texts()
    let disk = FaultyDisk(.failure, at: 2)

    let outcome = sandbox.run("merge-driver o a b", perform: disk.perform)

    #expect(outcome.status == .cannotWrite)
    #expect(try sandbox.texts() == before)
  }
}
