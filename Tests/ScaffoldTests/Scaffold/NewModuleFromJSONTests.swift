import Foundation
import Testing

@testable import CommandLine
@testable import Ground

/// `scaffold new-module Chores --from-json chores.json`
@Suite struct NewModuleFromJSONTests {
  private static let chores = """
    {"chores": [
      {"id": 1, "title": "Read", "due": "2026-01-31", "done": false, "note": null, "tags": []},
      {"id": 2, "title": "Write", "due": null, "done": true, "note": null, "tags": []}
    ]}
    """

  @Test func theSameWordsGiveTheSameBytes() throws {
    let (inferred, typed) = (try Sandbox.demo(), try Sandbox.demo())
    try inferred.write(Self.chores, to: "chores.json")
    try typed.write(Self.chores, to: "chores.json")
    let outcome = inferred.run("new-module Chores --from-json chores.json")
    #expect(outcome.err == "")
    #expect(
      outcome.out.hasPrefix(
        """
        Read 2 rows at /chores: 4 fields, without 2 (note, tags)
        Made the module Chores in Sources/Modules/Chores: 27 files

        """))
    let words = [
      "new-module", "Chores", "--kind", "list", "--entity", "Chore", "--fields",
      "id:Int64 title:String due:Day? done:Bool", "--rows", "/chores",
    ]
    #expect(typed.run(words).status == .success)
    #expect(try Self.code(of: inferred) == Self.code(of: typed))
    #expect(inferred.run("status --strict").status == .success)
  }

  /// A module would have no row of such a reply.
  @Test func rowsThatNothingTellsApartAreRefused() throws {
    let sandbox = try Sandbox.demo()
    try sandbox.write(#"{"items": [{"n": 1.5}, {"n": 1.5}]}"#, to: "a.json")
    let before = try sandbox.tree()
    #expect(
      sandbox.run("new-module Sizes --from-json a.json").err == """
        error: nothing identifies the rows at `/items`; no field is another one in each of them; or \
        take the whole reply as one thing, `--kind item`
        """)
    #expect(try sandbox.tree() == before)
    #expect(sandbox.run("new-module Sizes --from-json a.json --kind item").status == .success)
    #expect(sandbox.run("new-module Lines --from-json a.json --without network").status == .success)
  }

  private static let article = """
    {"article": {"id": 1, "title": "A", "tags": ["x"], "at": "2026-03-01T09:30:00Z"}}
    """
  private static let coded = #"{"code": 200, "message": "", "data": {"list": [{"id": 1}]}}"#
  private static let wrapped = #"{"data": {"children": [{"kind": "t", "data": {"id": "a"}}]}}"#

  /// A module that was made so would say that its reply cannot be read.
  @Test(arguments: [
    (
      article, "--payload /articles",
      "there is nothing at `/articles`; name a place that the reply has by `--payload`, or leave out "
        + "what is typed"
    ),
    (
      article, "--payload /article/title",
      "`/article/title` is a text, and no object; name an object by `--payload`, or rows by "
        + "`--kind list --rows /items`"
    ),
    (
      article, "--payload /article/tags",
      "`/article/tags` is a list, and no object; name an object by `--payload`, or rows by "
        + "`--kind list --rows /items`"
    ),
    (
      article, "--kind list --rows /article",
      "`/article` is an object, and no list; name a list by `--rows`, or take `--kind item`"
    ),
    (
      article, "--kind list",
      "there is nothing at `/items`; name a place that the reply has by `--rows`, or leave out what "
        + "is typed"
    ),
    (
      article, "--rows /articles",
      "there is nothing at `/articles`; name a place that the reply has by `--rows`, or leave out "
        + "what is typed"
    ),
    (
      article, "--rows /article/id",
      "`/article/id` is a number, and no list; name a list by `--rows`, or take `--kind item`"
    ),
    (
      chores, "--payload /chores",
      "`/chores` is where one thing is, and `/chores` has rows; say which of them the module shows, "
        + "by `--kind item` or `--kind list`"
    ),
    (
      chores, "--payload /chores --kind item",
      "`/chores` is a list, and no object; name an object by `--payload`, or rows by "
        + "`--kind list --rows /items`"
    ),
    (
      "[{\"id\": 1}]", "--kind item",
      "`/` is a list, and no object; name an object by `--payload`, or rows by "
        + "`--kind list --rows /items`"
    ),
    (
      chores, "--field id=String",
      "`/chores/*/id` is Int64, and not String; give it another type by `--field`, or leave out what "
        + "is typed of it"
    ),
    (
      chores, "--field due=Day",
      "`/chores/*/due` is Day, and missing, null or empty in 1 of 2; write its type with a `?`, or "
        + "leave out what is typed of it"
    ),
    (
      article, "--payload /article --field title=Int",
      "`/article/title` is String, and not Int; give it another type by `--field`, or leave out what "
        + "is typed of it"
    ),
    (
      wrapped, "--rows /data/children",
      "there is nothing at `/data/children/*/id`; name where it is by `--rows` or `--payload`, or "
        + "leave out what is typed"
    ),
    (
      chores, "--envelope statusRes",
      "it has no `/res`, where `statusRes` has what it is about; save the whole reply, or take "
        + "`--envelope plain`"
    ),
    (
      coded, "--envelope codeData",
      "`/code` is 200, by which `codeData` knows a refusal; save a reply to what went well, or take "
        + "`--envelope plain`"
    ),
  ])
  func whatTheModuleCouldNotReadIsRefused(reply: String, words: String, message: String) throws {
    let sandbox = try Sandbox.demo()
    try sandbox.write(reply, to: "a.json")
    let before = try sandbox.tree()
    let outcome = sandbox.run("new-module Things --from-json a.json " + words)
    #expect(
      outcome
        == Outcome(.usage, err: "error: the module could not read `a.json`: " + message))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [
    (article, "--payload /article", "Read 1 object at /article: 4 fields"),
    (article, "--payload /article --kind item", "Read 1 object at /article: 4 fields"),
    (article, "", "Read 1 object at /article: 4 fields"),
    (
      chores, "--payload /chore --screens list,detail",
      "Read 2 rows at /chores: 4 fields, without 2 (note, tags)"
    ),
    (chores, "--field due=Day?", "Read 2 rows at /chores: 4 fields, without 2 (note, tags)"),
    (
      chores, "--field title=enum(Read,Write)",
      "Read 2 rows at /chores: 4 fields, without 2 (note, tags)"
    ),
    (wrapped, "--rows /data/children/*/data", "Read 1 row at /data/children/*/data: 1 field"),
    (wrapped, "", "Read 1 row at /data/children/*/data: 1 field"),
    (coded, "--payload /data --kind list", "Read 1 row at /data/list: 1 field"),
    (coded, "--payload /data --kind item", "Read 1 object at /data: 2 fields"),
    (coded, "--envelope plain", "Read 1 row at /data/list: 1 field"),
    (coded.replacing("200", with: "0"), "--envelope codeData", "Read 1 row at /list: 1 field"),
  ])
  func whatIsMadeReadsItsReply(reply: String, words: String, head: String) throws {
    let sandbox = try Sandbox.demo()
    try sandbox.write(reply, to: "a.json")
    let outcome = sandbox.run("new-module Things --from-json a.json " + words)
    #expect(outcome.err == "")
    #expect(outcome.out.hasPrefix(head + "\n"))
    #expect(sandbox.run("drift Things a.json").status == .success)
    #expect(sandbox.run("drift Things").status == .success)
  }

  /// A project's envelope is code of the team's: it may have another code of success by now.
  @Test func aCodeOfTheProjectsEnvelopeIsSaid() throws {
    let sandbox = try Sandbox([:])
    #expect(sandbox.run("new-project Club --at . --envelope codeData").status == .success)
    let outcome = sandbox.run("new-module Things --from-json - --ui none", input: Self.coded)
    #expect(
      outcome.out.hasPrefix(
        """
        Read 1 row at /list: 1 field
        `/code` is 200, a refusal unless the project's `Envelope` has it among its `success`

        """))
    #expect(
      sandbox.run("new-module Others --from-json - --ui none", input: Self.chores)
        == Outcome(
          .usage,
          err: """
            error: the module could not read `<standard input>`: it has no `/data`, where `codeData` \
            has what it is about; save the whole reply, or take `--envelope plain`
            """))
  }

  /// What stands in an object, or nothing at all where there is one alone, is no key of the entity.
  @Test(arguments: [
    (
      #"[{"sys": {"id": "a"}, "n": 1}, {"sys": {"id": "b"}, "n": 1}]"#, "sys.id",
      "sys:Sys{id:String!} n:Int"
    ),
    (#"{"n": 1}"#, #""things""#, "n:Int"),
  ])
  func anIdentityThatIsMade(reply: String, made: String, fields: String) throws {
    let sandbox = try Sandbox.demo()
    try sandbox.write(reply, to: "a.json")
    let outcome = sandbox.run("new-module Things --from-json a.json")
    #expect(outcome.err == "")
    #expect(!outcome.out.contains("Added the field"))
    let folder = "Sources/Modules/Things/"
    for file in ["Data/ThingDTO.swift", "Business/Thing.swift"] {
      #expect(
        try sandbox.read(folder + file).contains("package var id: String { \(made) }"), "\(file)")
    }
    #expect(try sandbox.read(folder + "Data/ThingDTO+Row.swift").contains(#""id": id.column"#))
    #expect(try sandbox.read(folder + ".scaffold.json").contains(#""fields": "\#(fields)""#))
  }

  @Test func allOfAnItemMayBeMissing() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run(["new-module", "Things", "--fields", "n:Int?"]).status == .success)
  }

  @Test(arguments: [
    (
      "--kind list --without network",
      """
      error: `sys.id` distinguishes what a server sends, and no form and no device makes such an \
      object; mark a field of the entity itself, or leave out the `!`
      """
    ),
    (
      "--kind list --screens list,edit",
      """
      error: `sys.id` is not the app's to make or to keep in an edit; leave `create` and `edit` \
      out of `--screens`, or mark a field of the entity itself
      """
    ),
  ])
  func anIdentityInAnObjectIsTheServers(words: String, message: String) throws {
    let sandbox = try Sandbox.demo()
    let fields = ["--fields", "n:Int sys:Sys{id:String!}"]
    let outcome = sandbox.run(
      ["new-module", "Things"] + words.split(separator: " ").map(String.init) + fields)
    #expect(outcome.err == message)
  }

  @Test func anotherFieldOfTheServersIDIsRefused() throws {
    let sandbox = try Sandbox.demo()
    let words = ["new-module", "Things", "--kind", "list", "--fields", #"key("id"):Double n:Int"#]
    #expect(
      sandbox.run(words).err == """
        error: the server's `id` is the field `key`, and nothing else distinguishes one Thing from \
        another; mark a field with `!`
        """)
  }

  @Test func whatIsTypedWins() throws {
    let sandbox = try Sandbox.demo()
    try sandbox.write(Self.chores, to: "chores.json")
    let words = "new-module Chores --from-json chores.json --kind list --entity Job --skip due"
    let outcome = sandbox.run(words + " --field title=LongText")
    #expect(outcome.err == "")
    let other = try Sandbox.demo()
    let typed = [
      "new-module", "Chores", "--kind", "list", "--entity", "Job", "--rows", "/chores", "--fields",
    ]
    #expect(other.run(typed + ["id:Int64 title:LongText done:Bool"]).status == .success)
    try other.write(Self.chores, to: "chores.json")
    #expect(try Self.code(of: sandbox) == Self.code(of: other))
  }

  /// All but the reply that is kept, and the ledger, which has it too.
  private static func code(of sandbox: Sandbox) throws -> [String: Data?] {
    try sandbox.tree().filter { path, _ in
      path != "LocalServer/GET chores.json" && !path.hasSuffix(".scaffold.json")
        && !path.hasPrefix(".scaffold-history")
    }
  }

  /// Large replies have a few fields that a screen needs.
  @Test func onlyWhatIsNamedIsTaken() throws {
    let sandbox = try Sandbox.demo()
    let reply = #"""
      [{"id": 1, "a": 1, "user": {"id": 2, "name": "A", "b": {"c": 1}}, "d": {"e": 1, "f": 2}}]
      """#
    let outcome = sandbox.run(
      "new-module Chores --from-json - --explain --only user.name,d", input: reply)
    #expect(
      outcome.out == """
        kind      list
        rows      1 row
        identity  id
        paging    link, a guess: only the header `Link` says, which the file has not

          path       type    of   why
          id         Int64   1/1  whole numbers of an id
          a          -       1/1  not named with `--only`
          user       User    1/1  objects
          user.id    -       1/1  not named with `--only`
          user.name  String  1/1  texts
          user.b     -       1/1  not named with `--only`
          d          D       1/1  objects
          d.e        Int     1/1  whole numbers
          d.f        Int     1/1  whole numbers

        --fields 'id:Int64 user:User{name:String} d:D{e:Int f:Int}'
        """)
    #expect(
      sandbox.run("new-module Chores --from-json - --only user.nam", input: reply).err
        == "error: the reply has no `user.nam`; did you mean `user.name`?; `--explain` lists all")
  }

  @Test func samplesComeFromThePipeToo() throws {
    let sandbox = try Sandbox.demo()
    let outcome = sandbox.run("new-module Chores --from-json - --explain", input: Self.chores)
    #expect(
      outcome.out == """
        kind      list
        rows      2 rows at /chores
        identity  id
        paging    nothing in the reply

          path   type    of   why
          id     Int64   2/2  whole numbers of an id
          title  String  2/2  texts
          due    Day     1/2  days such as `2026-01-31`, null in 1
          done   Bool    2/2  true or false
          note   -       0/2  always null
          tags   -       2/2  always an empty list

        --fields 'id:Int64 title:String due:Day? done:Bool'
        """)
  }

  @Test func programsReadJSON() throws {
    let sandbox = try Sandbox.demo()
    let words = "new-module Chores --from-json - --explain --json"
    let outcome = sandbox.run(words, input: #"{"items":[{"id":1,"a":null}],"next_cursor":"x"}"#)
    #expect(
      outcome.out == """
        {
          "version": 1,
          "kind": "list",
          "rows": "/items",
          "count": 1,
          "identity": "id",
          "paging": "cursor(cursor, next: /next_cursor)",
          "fields": "id:Int64",
          "findings": [
            {
              "path": "id",
              "type": "Int64",
              "reason": "whole numbers of an id",
              "seen": 1,
              "possible": 1
            },
            {
              "path": "a",
              "reason": "always null",
              "seen": 0,
              "possible": 1
            }
          ],
          "guesses": [
            "paging"
          ]
        }
        """)
  }

  @Test(arguments: [
    (
      "Chores --from-json a.json --fields id:Int",
      "`--fields` and `--from-json` do not go together; leave one out"
    ),
    (
      "Chores --explain",
      "`--explain` says nothing without `--from-json`; give both or leave it out"
    ),
    (
      "Chores --skip a --skip b",
      "`--skip` says nothing without `--from-json`; give both or leave it out"
    ),
    (
      "Chores Notes --from-json a.json",
      "`--from-json` goes with one module; make the modules one by one"
    ),
    ("Chores --from-json", "`--from-json` needs a value; write `--from-json <file>`"),
    ("Chores --from-json --explain", "`--from-json` needs a value; write `--from-json <file>`"),
    ("Chores --from-json none.json", "there is no `none.json`; check the path"),
    ("Chores --from-json Sources", "`Sources` is a folder; name a file"),
    ("Chores --from-json - -", "the standard input can be read once; give one `-`"),
    (
      "Chores --from-json a.json a.json --skip b",
      "the reply has no `b`; `--explain` lists all"
    ),
    (
      "Chores --from-json empty.json",
      "empty.json:1:1: the file is empty; save a reply of the server in it"
    ),
    (
      "Chores --from-json a.json --from-json torn.json",
      "torn.json:2:5: the reply ends in the middle of a value; save the whole of it"
    ),
  ])
  func oneLineSaysWhatIsWrong(words: String, message: String) throws {
    let sandbox = try Sandbox.demo()
    try sandbox.write(#"[{"id":1}]"#, to: "a.json")
    try sandbox.write("", to: "empty.json")
    try sandbox.write("[\n {},", to: "torn.json")
    let before = try sandbox.tree()
    let outcome = sandbox.run("new-module " + words)
    #expect(outcome.err == "error: " + message)
    #expect(outcome.out == "")
    #expect(try sandbox.tree() == before)
  }
}
