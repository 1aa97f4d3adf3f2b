import Foundation
import Testing

/// Modules that were made before a question was asked.
@Suite struct FormerAnswersTests {
  /// Their ledgers have no answer to it; `update` writes down the one of then, and no more.
  @Test(arguments: [
    "item", "item --without network", "list --screens list", "form", "form --without network",
    "login",
  ])
  func areThoseOfThen(kind: String) throws {
    let sandbox = try Sandbox.demo()
    let words = "new-module Notes --kind \(kind)"
    #expect(sandbox.run(words).status == .success)
    let made = try sandbox.tree()
    let ledger = "Sources/Modules/Notes/.scaffold.json"
    let text = try sandbox.read(ledger)
    let former = text.replacing(
      /,\s*"(screens|edit|by|secondFactor|pattern|home|envelope)": (\[[^\]]*\]|[^,\n]+)/, with: "")
    #expect(former != text)
    try sandbox.write(former, to: ledger)

    let outcome = sandbox.run("update")

    #expect(outcome.err == "")
    #expect(outcome.status == .success)
    let others = { (path: String, _: Data?) in path != ledger }
    #expect(try sandbox.tree().filter(others) == made.filter(others))
    #expect(sandbox.run("update").out.hasPrefix("Nothing to do"))
  }
}
