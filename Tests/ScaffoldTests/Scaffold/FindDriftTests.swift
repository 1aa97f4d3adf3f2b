import Foundation
import Testing

@testable import CommandLine
@testable import Ground

/// `scaffold drift Chores chores.json`
@Suite struct FindDriftTests {
  private static let chores = """
    {"chores": [
      {"id": 1, "title": "Read", "due": "2026-01-31", "done": false},
      {"id": 2, "title": "Write", "due": null, "done": true}
    ]}
    """

  private static func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    try sandbox.write(chores, to: "chores.json")
    #expect(sandbox.run("new-module Chores --from-json chores.json").status == .success)
    return sandbox
  }

  @Test func aReplyThatIsKnownIsQuiet() throws {
    let sandbox = try Self.sandbox()
    let before = try sandbox.tree()
    let outcome = sandbox.run("drift Chores chores.json")
    #expect(
      outcome == Outcome(status: .success, out: "The reply has what Chores knows", err: ""))
    #expect(try sandbox.tree() == before)
  }

  @Test func theLastLineClosesIt() throws {
    let sandbox = try Self.sandbox()
    let reply = Self.chores.replacing(#""Read""#, with: "null")
      .replacing(#""done": true"#, with: #""done": true, "likes": 5"#)
    try sandbox.write(reply, to: "chores.json")
    let outcome = sandbox.run("drift Chores chores.json")
    #expect(
      outcome
        == Outcome(
          status: .refused,
          out: """
            The reply and Chores differ in 2 places

              path   is    known   found
              title  null  String  missing, null or empty in 1 of 2
              likes  new   -       Int?

            Next: scaffold update Chores --fields 'title:String? +likes:Int?'
            """, err: ""))
    let words = ["update", "Chores", "--fields", "title:String? +likes:Int?"]
    #expect(sandbox.run(words).status == .success)
    #expect(sandbox.run("drift Chores chores.json").status == .success)
  }

  @Test func whatTellsRowsApartIsMadeAnew() throws {
    let sandbox = try Self.sandbox()
    try sandbox.write(Self.chores.replacing(#""id": 1"#, with: #""id": "x""#), to: "other.json")
    let outcome = sandbox.run("drift Chores other.json")
    #expect(
      outcome
        == Outcome(
          status: .refused,
          out: """
            The reply and Chores differ in 1 place

              path  is       known  found
              id    retyped  Int64  JSON

            `id` identifies entities, which no update changes; made anew: \
            scaffold new-module Chores --force --from-json other.json
            """, err: ""))
  }

  /// What the app would show without a server.
  @Test func aReplyOfOursThatCannotBeReadIsTold() throws {
    let sandbox = try Self.sandbox()
    #expect(sandbox.run("drift Chores") == Outcome("Chores can read its 2 replies in LocalServer"))
    #expect(sandbox.run("update Chores --fields +likes:Int").status == .success)
    try sandbox.write(
      #"{"chores": [{"id": 1, "title": "Read", "done": 1, "likes": null, "more": 2}]}"#,
      to: "LocalServer/GET chores.json")
    let outcome = sandbox.run("drift Chores")
    #expect(
      outcome
        == Outcome(
          status: .refused,
          out: """
            Chores cannot read 1 of its 2 replies in LocalServer

            LocalServer/GET chores.json
              path   is       known  found
              done   retyped  Bool   Int
              likes  null     Int    missing, null or empty in 1 of 1

            Next: put right what 'LocalServer/GET chores.json' has, or record it anew
            """, err: ""))
    #expect(
      sandbox.run("drift Chores --json --skip likes").out == """
        {
          "version": 1,
          "module": "Chores",
          "replies": [
            {
              "file": "LocalServer/GET chores.json",
              "deviations": [
                {
                  "path": "done",
                  "kind": "retyped",
                  "known": "Bool",
                  "found": "Int"
                }
              ]
            },
            {
              "file": "LocalServer/chores/GET _.json",
              "deviations": []
            }
          ]
        }
        """)
    try sandbox.write("[", to: "LocalServer/GET chores.json")
    #expect(
      sandbox.run("drift Chores").err
        == "error: LocalServer/GET chores.json:1:2: the reply ends in the middle of a value; "
        + "save the whole of it")
  }

  /// Each module can read what it was made with.
  @Test(arguments: [
    "--kind list", "--kind list --rows /a/*/b --paging none --path /x/{user}", "--kind form",
    "--kind item", "--kind item --by id --payload /it", "--kind list --envelope codeData",
    "--kind list --screens list,detail,delete --payload /data --envelope statusRes",
  ])
  func repliesAreReadFromTheStart(words: String) throws {
    let sandbox = try Sandbox.demo()
    let fields = ["--fields", "id:Int64 name:String? at:Date state:enum(a,b) of:[P{x:Int}]"]
    var arguments = ["new-module", "Things", "--ui", "none"]
    arguments += words.split(separator: " ").map(String.init)
    arguments += words.contains("form") ? ["--fields", "name:String note:String?"] : fields
    let made = sandbox.run(arguments)
    #expect(made.err == "")
    let outcome = sandbox.run("drift Things")
    #expect(outcome.status == .success)
    #expect(outcome.out.hasPrefix("Things can read its "))
  }

  @Test func programsReadJSON() throws {
    let sandbox = try Self.sandbox()
    let outcome = sandbox.run(
      "drift Chores - --json", input: #"{"chores": [{"id": 1, "title": "Read", "done": 1}]}"#)
    #expect(
      outcome
        == Outcome(
          status: .refused,
          out: """
            {
              "version": 1,
              "module": "Chores",
              "deviations": [
                {
                  "path": "done",
                  "kind": "retyped",
                  "known": "Bool",
                  "found": "Int"
                }
              ],
              "absent": [
                "due"
              ],
              "edits": [
                "done:Int"
              ]
            }
            """, err: ""))
  }

  @Test func whatIsSkippedAndWhatIsAbsentAreNoDrift() throws {
    let sandbox = try Self.sandbox()
    let outcome = sandbox.run(
      "drift Chores - --skip x",
      input: #"{"chores": [{"id": 1, "title": "Read", "done": true, "x": 1}]}"#)
    #expect(
      outcome
        == Outcome(
          status: .success,
          out: "The reply has what Chores knows\n\nOptional, and in no row: due", err: ""))
  }

  @Test(arguments: [
    ("drift", "<name> is missing; write `scaffold drift <name>`"),
    (
      "drift Chore chores.json",
      "there is no module `Chore`; there are Chores"
    ),
    ("drift Chores none.json", "there is no `none.json`; check the path"),
    (
      "drift Chores chores.json --rows chores",
      "`chores` is no place in a reply; write it as `/data/items`"
    ),
    (
      "drift Chores chores.json --rows /items",
      "chores.json:1:1: the reply has nothing at `/items`; give the place of its rows, such as "
        + "`--rows /items`"
    ),
  ])
  func oneLineSaysWhatIsWrong(words: String, message: String) throws {
    let outcome = try Self.sandbox().run(words)
    #expect(outcome.err == "error: " + message)
    #expect(outcome.out == "")
  }
}
