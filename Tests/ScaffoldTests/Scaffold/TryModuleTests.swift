import Testing

@testable import CommandLine
@testable import Ground

/// `scaffold try Pets`
@Suite struct TryModuleTests {
  /// What a server does, as far as it differs from one that is as the module knows it.
  private struct Server {
    var rows: @Sendable (Int) -> String = {
      Self.page($0, $0 < 3 ? "\"/pets/?page=\($0 + 1)\"" : "null")
    }
    var one: @Sendable (Int) -> LoopbackServer.Answer = { .init(body: "{\"pet\":\(Self.pet($0))}") }
    var missing = LoopbackServer.Answer(status: 404, body: #"{"message":"no such pet"}"#)
    var all: LoopbackServer.Answer?

    static func pet(_ id: Int) -> String { #"{"id":\#(id),"name":"Pet \#(id)"}"# }

    static func page(_ number: Int, _ next: String) -> String {
      let rows = [2 * number - 1, 2 * number].map(pet)
      return #"{"count":6,"next":\#(next),"results":[\#(rows.joined(separator: ","))]}"#
    }

    func answer(_ path: String) -> LoopbackServer.Answer {
      if let all { return all }
      let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
      if parts[0] == "/pets/" {
        let page = parts.dropFirst().first?.split(separator: "&").compactMap { word in
          word.hasPrefix("page=") ? Int(word.dropFirst(5)) : nil
        }.first
        return .init(body: rows(page ?? 1))
      }
      let id = Int(parts[0].dropFirst("/pets/".count).dropLast()) ?? 0
      return 1...6 ~= id ? one(id) : missing
    }
  }

  private static func sandbox(_ words: String = "") throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    sandbox.launch = ChildProcess.launch
    let made = sandbox.run(
      [
        "new-module", "Pets", "--kind", "list", "--ui", "none", "--path", "/pets/", "--rows",
        "/results", "--payload", "/pet", "--fields", "id:Int64 name:String", "--paging",
        "link(next: /next)",
      ])
    #expect(made.err == "")
    return sandbox
  }

  private static func tried(
    _ server: Server, _ sandbox: Sandbox? = nil, _ words: String = ""
  ) throws -> Outcome {
    let sandbox = try sandbox ?? self.sandbox()
    let server = try LoopbackServer { path, _ in server.answer(path) }
    let before = try sandbox.tree()
    let outcome = sandbox.run("try Pets --base-url \(server.address)\(words)")
    #expect(try sandbox.tree() == before)
    #expect(server.requests.allSatisfy { $0.hasPrefix("GET ") })
    return outcome
  }

  @Test func aHealthyServerAndTheModuleGoTogether() throws {
    #expect(
      try Self.tried(Server())
        == Outcome(
          """
          Pets and the server go together

            ok  GET /pets/            page 1: 2 rows
            ok  the next page         page 2: 2 rows, others than before
            ok  GET /pets/1/          one row: the one that was asked for
            ok  GET /pets/2147483646/  a row that does not exist: 404
          """.replacing("  page", with: "   page").replacing(
            "/pets/1/          one", with: "/pets/1/           one")))
  }

  private static let faults: [(name: String, server: Server, line: String)] = [
    (
      "page 2 is page 1", Server(rows: { _ in Server.page(1, "\"/pets/?page=2\"") }),
      "the next page  page 2 has the rows of page 1"
    ),
    (
      "rows twice", Server(rows: { $0 == 1 ? Server.page(1, "\"?page=2\"") : rowsAgain }),
      "the next page  1 row of page 1 come again on page 2"
    ),
    (
      "one id",
      Server(rows: { _ in #"{"next":null,"results":[{"id":1,"name":"a"},{"id":1,"name":"b"}]}"# }),
      "GET /pets/  id  repeated  another one in each row → the same in 2 of 2 rows"
    ),
    (
      "one id on each page",
      Server(rows: { _ in
        #"{"next":"?page=2","results":[{"id":1,"name":"a"},{"id":1,"name":"b"}]}"#
      }),
      "GET /pets/  id  repeated  another one in each row → the same in 2 of 2 rows"
    ),
    (
      "moved rows", Server(rows: { _ in #"{"next":null,"data":{"list":[{"id":1,"name":"a"}]}}"# }),
      "GET /pets/  /results  moved  the rows → /data/list"
    ),
    (
      "another type", Server(rows: { _ in #"{"next":null,"results":[{"id":1,"name":5}]}"# }),
      "GET /pets/  name  retyped  String → Int"
    ),
    (
      "a lost cursor", Server(rows: { _ in #"{"results":[{"id":1,"name":"a"}]}"# }),
      "GET /pets/  /next  gone  the address of the next page → nothing; it may be the last page"
    ),
    (
      "a foreign link", Server(rows: { _ in Server.page(1, "\"https://other.example.com/pets\"") }),
      "the next page  its address is one of another server, which no app follows"
    ),
    (
      "a redirect", Server(all: .init(status: 301, headers: ["Location: /pets"])),
      "GET /pets/  it answers 301 and sends elsewhere: look at the path, and at a `/` at its end"
    ),
    (
      "a foreign redirect",
      Server(all: .init(status: 302, headers: ["Location: https://login.example.com"])),
      "GET /pets/  it answers 302 and sends to another server: look at the address"
    ),
    (
      "no leave", Server(all: .init(status: 401)),
      "GET /pets/  it answers 401: it wants to know who asks, by `--header`"
    ),
    ("a fault", Server(all: .init(status: 500)), "GET /pets/  it answers 500"),
    (
      "a page of HTML",
      Server(all: .init(headers: ["Content-Type: text/html; charset=utf-8"], body: "<p>")),
      "GET /pets/  its answer is text/html, and no JSON"
    ),
    ("nothing", Server(all: .init(status: 204)), "GET /pets/  its answer has nothing in it"),
    (
      "another row", Server(one: { _ in .init(body: "{\"pet\":\(Server.pet(5))}") }),
      "GET /pets/1/  it answers with another row than the one that was asked for"
    ),
    (
      "a bare row", Server(one: { .init(body: Server.pet($0)) }),
      "GET /pets/1/  there is no object at `/pet`"
    ),
    (
      "a row wrapped otherwise", Server(one: { .init(body: "{\"animal\":\(Server.pet($0))}") }),
      "GET /pets/1/  the row is at `/animal`, where the module does not look"
    ),
    (
      "no rows", Server(rows: { _ in #"{"next":null,"results":[]}"# }),
      "GET /pets/  there are no rows, by which nothing can be tried"
    ),
    (
      "200 for nothing", Server(missing: .init(body: "{\"pet\":\(Server.pet(9))}")),
      "GET /pets/2147483646/  it answers 200 for a row that does not exist, where the app waits for 404"
    ),
    (
      "500 for nothing", Server(missing: .init(status: 500, body: "oops")),
      "GET /pets/2147483646/  it answers 500 for a row that does not exist, where the app waits for 404"
    ),
    (
      "no words", Server(missing: .init(status: 404, body: #"{"c":"E7"}"#)),
      "GET /pets/2147483646/  the app finds no words in the error that it could show"
    ),
  ]

  private static let rowsAgain =
    #"{"next":null,"results":[{"id":2,"name":"b"},{"id":3,"name":"c"}]}"#

  @Test(arguments: faults.indices) func namesEachFaultAndNoOther(_ index: Int) throws {
    let (name, server, line) = Self.faults[index]
    let outcome = try Self.tried(server)
    #expect(outcome.status == .refused, "\(name)")
    let wrong = outcome.out.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    .filter { $0.hasPrefix("wrong ") }
    #expect(wrong == ["wrong " + line.split(separator: " ").joined(separator: " ")], "\(name)")
  }

  /// The last line is the command by which the module learns it.
  @Test func namesTheUpdateThatHelps() throws {
    let server = Server(rows: { _ in #"{"next":null,"data":{"list":[{"id":1,"name":"a"}]}}"# })
    let sandbox = try Self.sandbox()
    let outcome = try Self.tried(server, sandbox)
    #expect(outcome.out.hasSuffix("\nNext: scaffold update Pets --rows /data/list"))
    #expect(sandbox.run("update Pets --rows /data/list").status == .success)
    #expect(try Self.tried(server, sandbox).status == .success)
  }

  /// With `--write`, one row is made, changed and taken out, as the module does it.
  @Test func writesARowOfItsOwn() throws {
    let sandbox = try Self.writing("list,create,edit,delete")
    let pets = Locked([1: Server.pet(1)])
    let bodies = Locked<[String]>([])
    let server = try LoopbackServer { path, request in
      let words = request.split(separator: " ", maxSplits: 2)
      let parts = request.split(separator: "\r\n\r\n", maxSplits: 1).map(String.init)
      bodies.withLock { $0 += parts.dropFirst() }
      let id = Int(path.dropFirst("/pets/".count).dropLast())
      return pets.withLock { pets in
        switch words[0] {
        case "POST":
          pets[7] = Server.pet(7)
          return .init(status: 201, body: "{\"pet\":\(Server.pet(7))}")
        case "PATCH": return .init(status: 204)
        case "DELETE":
          pets[id ?? 0] = nil
          return .init(status: 204)
        case _ where id != nil:
          return pets[id ?? 0].map { .init(body: "{\"pet\":\($0)}") } ?? Server().missing
        default: return .init(body: "{\"next\":null,\"results\":[\(Server.pet(1))]}")
        }
      }
    }
    #expect(
      sandbox.run("try Pets --write --base-url \(server.address)")
        == Outcome(
          """
          Pets and the server go together

            ok  GET /pets/             page 1: 1 row
            ok  GET /pets/1/           one row: the one that was asked for
            ok  GET /pets/2147483646/  a row that does not exist: 404
            ok  POST /pets/            a row like the first one: made as 7
            ok  PATCH /pets/7/         the new row: changed
            ok  DELETE /pets/7/        the new row: taken out
          """))
    #expect(bodies.withLock(\.self) == Array(repeating: #"{"pet":{"name":"Pet 1"}}"#, count: 2))
    #expect(pets.withLock(\.keys.count) == 1)
  }

  @Test func namesWhatAServerDoesNotTake() throws {
    let sandbox = try Self.writing("list,create,edit,delete")
    let server = try LoopbackServer { path, request in
      if request.hasPrefix("POST") {
        return .init(status: 422, body: #"{"message":"the name is taken"}"#)
      }
      return Server().answer(path)
    }
    let outcome = sandbox.run("try Pets --write --base-url \(server.address)")
    #expect(outcome.status == .refused)
    #expect(
      outcome.out.hasSuffix("wrong  POST /pets/            it answers 422: the name is taken"))
    #expect(
      try Self.writing("list,edit,delete").run("try Pets --write --base-url \(server.address)").err
        == "error: `Pets` makes no rows, and those that are there are left alone; leave `--write` out"
    )
  }

  private static func writing(_ screens: String) throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    sandbox.launch = ChildProcess.launch
    let made = sandbox.run(
      [
        "new-module", "Pets", "--kind", "list", "--ui", "none", "--path", "/pets/", "--rows",
        "/results", "--payload", "/pet", "--body", "/pet", "--fields", "id:Int64 name:String",
        "--paging", "link(next: /next)", "--screens", screens, "--edit", "patch",
      ])
    #expect(made.err == "")
    return sandbox
  }

  @Test func whatIsSaidInSecretIsNeitherKeptNorShown() throws {
    let sandbox = try Self.sandbox()
    let heads = Locked<[String]>([])
    let server = try LoopbackServer { path, head in
      heads.withLock { $0.append(head) }
      return .init(body: #"{"next":null,"results":[{"id":1,"name":"s3cr3t-token"}],"k\#(path)":1}"#)
    }
    let outcome = sandbox.run([
      "try", "Pets", "--base-url", server.address, "--header", "Authorization: Bearer s3cr3t-token",
      "--query", "key=s3cr3t-key", "--json",
    ])
    #expect(heads.withLock { $0.first?.contains("Authorization: Bearer s3cr3t-token\r\n") } == true)
    #expect(server.requests.first == "GET /pets/?key=s3cr3t-key")
    #expect(!(outcome.out + outcome.err).contains("s3cr3t"))
    let files = try sandbox.tree().values.compactMap {
      $0.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(!files.contains { $0.contains("s3cr3t") })
  }

  @Test(arguments: [
    (
      "try Pets --header x",
      "a header has no name; write it as `--header \"Authorization: Bearer …\"`, or in SCAFFOLD_HEADERS, a line each"
    ),
    ("try Pets --query x", "`--query` has no value; write `--query name=value`"),
    ("try Gone", "there is no module `Gone`; there are Pets"),
    (
      "try Pets --base-url ftp://x",
      "nobody has said where the server is; give `--base-url`, or SCAFFOLD_BASE_URL in the environment"
    ),
  ])
  func oneLineSaysWhatIsWrong(words: String, message: String) throws {
    let outcome = try Self.sandbox().run(words)
    #expect(outcome.err == "error: " + message)
  }

  @Test func aServerThatIsNotThereIsSaid() throws {
    let port = try LoopbackServer { _, _ in .init() }.port
    let outcome = try Self.sandbox().run("try Pets --base-url http://127.0.0.1:\(port)")
    #expect(outcome.status == .refused)
    #expect(outcome.err.hasPrefix("error: the server does not answer: "))
  }
}
