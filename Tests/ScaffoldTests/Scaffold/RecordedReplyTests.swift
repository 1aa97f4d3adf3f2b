import Foundation
import Testing

@testable import CommandLine
@testable import Ground

/// What `new-module --from-json` keeps of a reply in `LocalServer`.
@Suite struct RecordedReplyTests {
  private static let members = """
    {"members": [
      {"id": 9007199254740993, "name": "Ada", "email": "ada@acme.org", "fee": 0.10},
      {"id": 2, "name": "Bob", "email": "bob@acme.org", "fee": 0.20},
      {"id": 3, "name": "Cyd", "email": null, "fee": 1.0}
    ]}
    """
  private static let kept = """
    {
      "members": [
        {
          "id": 9007199254740993,
          "name": "Ada",
          "email": "user1@example.com",
          "fee": 0.10
        },
        {
          "id": 3,
          "name": "Cyd",
          "email": null,
          "fee": 1.0
        }
      ]
    }

    """
  private static let path = "LocalServer/GET members.json"

  private func sandbox(_ reply: String = members, words: String = "") throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    try sandbox.write(reply, to: "reply.json")
    let outcome = sandbox.run("new-module Members --from-json reply.json" + words)
    #expect(outcome.err == "")
    return sandbox
  }

  @Test func hasFewRowsAndNothingPrivate() throws {
    let sandbox = try Sandbox.demo()
    try sandbox.write(Self.members, to: "reply.json")
    let outcome = sandbox.run("new-module Members --from-json reply.json")
    #expect(
      outcome.out.contains(
        "\nThe reply is kept in LocalServer, cut to 2 rows, redacted (email)\n"))
    #expect(try sandbox.read(Self.path) == Self.kept)
    #expect(sandbox.run("status --strict").status == .success)
    #expect(
      sandbox.run("new-module Members --from-json reply.json")
        == Outcome("Nothing to do: Members is as it would be made"))
  }

  @Test(arguments: [
    (" --redact name", #""name": "redacted1""#, "user2@example.com"),
    (" --no-redact", #""name": "Ada""#, "ada@acme.org"),
    (" --no-redact --redact email", #""name": "Ada""#, "user1@example.com"),
  ])
  func whatIsPrivateCanBeSaid(words: String, name: String, mail: String) throws {
    let text = try sandbox(words: words).read(Self.path)
    #expect(text.contains(name) && text.contains(mail))
  }

  /// It stays what it is, and goes with the path.
  @Test(arguments: [
    ("update Members --fields +age:Int?", path),
    ("update Members --path /v2/members", "LocalServer/v2/GET members.json"),
    ("rename-module Members Friends --entity Member=Friend", path),
    ("new-module Members --force --kind list --fields id:Int64", path),
  ])
  func outlivesChanges(words: String, path: String) throws {
    let sandbox = try sandbox()
    #expect(sandbox.run(words).err == "")
    #expect(try sandbox.read(path) == Self.kept)
    #expect(sandbox.run("status --strict").status == .success)
  }

  @Test func whatSomebodyWritesIntoItStays() throws {
    let sandbox = try sandbox()
    try sandbox.write(Self.kept.replacing("Cyd", with: "Dot"), to: Self.path)
    #expect(sandbox.run("update Members --fields +age:Int?").err == "")
    #expect(try sandbox.read(Self.path) == Self.kept.replacing("Cyd", with: "Dot"))
  }

  @Test func goesWithTheModule() throws {
    let sandbox = try sandbox()
    #expect(sandbox.run("remove-module Members").status == .success)
    #expect(try sandbox.tree()[Self.path] == nil)
  }

  /// The envelope is the server's; where the rows are is said from inside it.
  @Test func hasTheEnvelopeOfTheProject() throws {
    let sandbox = try Sandbox([:])
    #expect(sandbox.run("new-project Club --at . --envelope codeData").status == .success)
    let reply = #"{"code": 0, "message": "", "data": {"members": [{"id": 1, "name": "Ada"}]}}"#
    let words = "new-module Members --from-json - --ui none"
    let outcome = sandbox.run(words, input: reply)
    #expect(outcome.out.hasPrefix("Read 1 row at /members: 2 fields\n"))
    let kept = try sandbox.read(Self.path)
    #expect(kept.hasPrefix("{\n  \"code\": 0,\n  \"message\": \"\",\n  \"data\": {\n"))
    #expect(sandbox.run("drift Members -", input: reply).status == .success)
  }

  @Test func aRowThatIsTooLargeIsNotKept() throws {
    let text = String(repeating: "a", count: 200_000)
    let sandbox = try sandbox(#"[{"id": 1, "text": "\#(text)"}]"#)
    #expect(try sandbox.read(Self.path).contains("\"id\": 22"))
  }
}
