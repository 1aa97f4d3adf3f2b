import Testing

@testable import Ground

/// Fields that get another name or go, in modules that people have edited.
@Suite struct FieldRenameTests {
  private static let module = "Sources/Modules/Feed/"
  private static let catalog = module + "View/FeedText.xcstrings"
  private static let words = module + "View/FeedText.swift"
  private static let row = module + "View/PostRow.swift"
  private static let cell = module + "View/UIKit/PostCell.swift"
  private static let samples = module + "Tests/FeedSamples.swift"
  private static let fields = "id:Int64,title:String,likes:Int?,body:String"

  private static func project(_ words: String = "--kind list --entity Post") throws -> Sandbox {
    let sandbox = try Sandbox()
    #expect(
      sandbox.run("new-project Demo --at . --languages en,zh-Hans --ui both").status == .success)
    #expect(sandbox.run("new-module Feed \(words) --fields \(fields)").status == .success)
    return sandbox
  }

  /// Translates what stands in the catalog under a key.
  private static func translate(
    _ key: String, _ old: String, as new: String, in sandbox: Sandbox
  ) throws {
    let text = try sandbox.read(catalog)
    let start = try #require(text.range(of: "\"\(key)\" : {"))
    let entry = text[start.lowerBound...].replacing(
      "\"state\" : \"needs_review\",\n            \"value\" : \"\(old)\"",
      with: "\"state\" : \"translated\",\n            \"value\" : \"\(new)\"", maxReplacements: 1)
    try sandbox.write(String(text[..<start.lowerBound]) + entry, to: catalog)
  }

  private static func edit(
    _ path: String, _ old: String, _ new: String, in sandbox: Sandbox
  ) throws {
    let text = try sandbox.read(path)
    #expect(text.contains(old), "\(path) has no \(old)")
    try sandbox.write(text.replacing(old, with: new, maxReplacements: 1), to: path)
  }

  /// The edits of a team, under the name that the field had, and under the one that it gets.
  private static func edit(_ sandbox: Sandbox, naming field: String) throws {
    let label = field == "title" ? "Title" : "Headline"
    try translate("field.\(field)", label, as: "题目", in: sandbox)
    try edit(words, "\"\(label)\"", "\"The title\"", in: sandbox)
    try edit(row, "item.\(field).displayText", "item.\(field).displayText + \"!\"", in: sandbox)
    try edit(
      cell, "      \(field)Line.show(row.\(field)Text)\n",
      "      \(field)Line.show(row.\(field)Text)\n      \(field)Line.textColor = .red\n",
      in: sandbox)
    try edit(
      samples, "\(field): \"\(field)\"", "\(field): \"our own\"", in: sandbox)
    try sandbox.write(
      """
      import FeedBusiness

      extension Post {
        var short: String { String(\(field).prefix(3)) }
        static let none = Post(id: 0, \(field): "", likes: nil, body: "")
      }

      func show(_ row: PostRow, _ post: Post) -> String { row.\(field)Text + post.\(field) }

      """, to: module + "View/Ours.swift")
  }

  /// What people wrote about a field is about it under its new name: as if they had written it later.
  @Test func editsFollowTheName() throws {
    let (sandbox, later) = (try Self.project(), try Self.project())
    try Self.edit(sandbox, naming: "title")

    let outcome = sandbox.run("update Feed --fields title~headline")

    #expect(outcome.status == .success, "\(outcome.err)")
    #expect(!outcome.out.contains("still says"))
    #expect(later.run("update Feed --fields title~headline").status == .success)
    try Self.edit(later, naming: "headline")
    for path in try later.paths() {
      #expect(try sandbox.read(path) == later.read(path), "\(path)")
    }
    #expect(try sandbox.paths() == later.paths())
  }

  /// Words and translations go with their field, and nothing else of theirs does.
  @Test func wordsGoWithTheirField() throws {
    let (sandbox, later) = (try Self.project(), try Self.project())
    for one in [sandbox, later] {
      try Self.translate("field.body", "Body", as: "正文", in: one)
      try Self.edit(Self.words, "\"Body\"", "\"The body\"", in: one)
    }
    try Self.translate("field.title", "Title", as: "题目", in: sandbox)
    try Self.edit(Self.words, "\"Title\"", "\"The title\"", in: sandbox)

    let outcome = sandbox.run("update Feed --fields -title")

    #expect(outcome.status == .success, "\(outcome.err)")
    for path in [Self.catalog, Self.words] {
      #expect(outcome.out.contains("\nYour words went with what they were for: \(path)"))
    }
    #expect(later.run("update Feed --fields -title").status == .success)
    for path in [Self.catalog, Self.words] {
      #expect(try sandbox.read(path) == later.read(path))
    }
  }

  /// The values of a field come of its own name: those of the others stay where one goes.
  @Test(arguments: [
    "--kind list --entity Post --screens list,create", "--kind form --entity Post", "--entity Post",
  ])
  func samplesStayWhatTheyAre(kind: String) throws {
    let sandbox = try Sandbox.demo()
    let fields =
      "id:Int64,likes:Int,posted:Date,born:Day,done:Bool,price:Double,key:UUID,phone:Phone,name:String"
    #expect(sandbox.run("new-module Feed \(kind) --fields \(fields)").status == .success)
    let before = try sandbox.texts().filter { $0.key.contains("Samples.swift") }

    #expect(sandbox.run("update Feed --fields -likes,-price").status == .success)

    let isGone = { (line: Substring) in line.contains("likes") || line.contains("price") }
    for (path, text) in before {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let kept = lines.filter { !isGone($0) }.joined(separator: "\n")
      #expect(try sandbox.read(path) == kept)
      #expect(kept != text)
    }
  }

  /// A value that somebody has put into a sample stays where the template gives others beside it.
  @Test func valuesOfSamplesStay() throws {
    let path = "Sources/Modules/Login/Tests/LoginSamples.swift"
    let source = "Templates/tiny/Tests/{{ name }}Samples.swift.stencil"
    let text = { (values: String) in "let sample = Login(\n\(values))\n" }
    let sandbox = try Sandbox.project([
      source: text("  id: 1,\n  at: \"2026\",\n  count: 3,\n  rate: 4.5\n")
    ])
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    try sandbox.write(
      text("  id: 1,\n  at: \"2030\",\n  count: 7,\n  rate: 4.5\n"), to: path)
    try sandbox.write(
      text("  id: 1,\n  at: \"2026\",\n  count: 355,\n  rate: 81.5,\n  more: 2\n"), to: source)

    #expect(sandbox.run("update").err == "")

    #expect(
      try sandbox.read(path)
        == text("  id: 1,\n  at: \"2030\",\n  count: 7,\n  rate: 81.5,\n  more: 2\n"))
    // What became something else is for a person to say.
    try sandbox.write(
      text("  id: 1,\n  at: Date(),\n  count: Count(1),\n  rate: 81.5,\n  more: 3\n"), to: source)
    #expect(sandbox.run("update").status == .refused)
  }

  /// Who has given JSON other keys gets the values all the same, so that both still fit.
  @Test func valuesFollowOtherKeys() throws {
    let path = "Sources/Modules/Login/Tests/LoginSamples.swift"
    let source = "Templates/tiny/Tests/{{ name }}Samples.swift.stencil"
    let text = { (lines: String, likes: Int) in
      "let json = \"\"\"\n  {\n\(lines)  }\n  \"\"\"\nlet likes = \(likes)\n"
    }
    let sandbox = try Sandbox.project([
      source: text("    \"id\": \"id\",\n    \"name\": \"name\",\n    \"likes\": 4\n", 4)
    ])
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    try sandbox.write(
      text("    \"idstr\": \"id\",\n    \"screen_name\": \"demo\",\n    \"count\": 4\n", 4),
      to: path)
    try sandbox.write(
      text("    \"id\": \"id\",\n    \"name\": \"name\",\n    \"likes\": 751\n", 751), to: source)

    #expect(sandbox.run("update").err == "")

    #expect(
      try sandbox.read(path)
        == text(
          "    \"idstr\": \"id\",\n    \"screen_name\": \"demo\",\n    \"count\": 751\n", 751))
  }

  /// A field takes the name of one that goes.
  @Test func aNameThatIsFreedIsTaken() throws {
    let sandbox = try Self.project()
    let outcome = sandbox.run("update Feed --fields=-body,title~body")
    #expect(outcome.status == .success, "\(outcome.err)")
    #expect(
      try sandbox.ledger(of: "Sources/Modules/Feed").answers.text("fields")
        == "id:Int64 body:String likes:Int?")
  }

  /// What rows stand in sections by, and are found by, follows too.
  @Test(arguments: [
    ("created_at~made_at", ["made_at:month", "state,user.id"]),
    ("created_at~made,state~condition", ["made:month", "condition,user.id"]),
    ("user~author", ["created_at:month", "author.id,state"]),
    ("state~condition --index user.id", ["created_at:month", "user.id"]),
  ])
  func sectionsAndIndexesFollow(edit: String, answers: [String]) throws {
    let sandbox = try Sandbox.demo()
    let made = sandbox.run(
      "new-module Feed --kind list --section created_at:month --index state,user.id --fields "
        + "id:Int64,title:String,state:enum(open,done),created_at:Date,user:User{id:Int64}")
    #expect(made.status == .success, "\(made.err)")

    let outcome = sandbox.run("update Feed --fields \(edit)")

    #expect(outcome.status == .success, "\(outcome.err)")
    let ledger = try sandbox.ledger(of: "Sources/Modules/Feed")
    #expect(
      [ledger.answers.text("section"), ledger.answers.list("index").joined(separator: ",")]
        == answers)
  }

  /// What a server was recorded to say is asked for under the new key.
  @Test func theRecordedReplyFollows() throws {
    let sandbox = try Sandbox.demo()
    let reply =
      #"{"posts": [{"id": 1, "title": "A", "note": {"title": 1}}, {"id": 2, "title": "B"}]}"#
    #expect(
      sandbox.run("new-module Feed --from-json - --entity Post", input: reply).status == .success)
    let path = "LocalServer/GET feed.json"
    let kept = try sandbox.read(path)

    let outcome = sandbox.run("update Feed --fields title~headline")

    #expect(outcome.status == .success && !outcome.out.contains("still says"))
    #expect(
      try sandbox.read(path)
        == kept.replacing(#""title": "A""#, with: #""headline": "A""#)
        .replacing(#""title": "B""#, with: #""headline": "B""#))
    #expect(sandbox.run("status --strict").status == .success)
  }

  /// Where nobody knows what of it is meant, that is said.
  @Test func aReplyThatDoesNotFitIsTold() throws {
    let sandbox = try Sandbox.demo()
    #expect(
      sandbox.run(
        "new-module Feed --from-json - --entity Post",
        input: #"{"posts": [{"id": 1, "title": "A"}]}"#
      ).status == .success)
    #expect(sandbox.run("update Feed --fields +likes:Int").status == .success)

    #expect(
      sandbox.run("update Feed --fields title~headline").out.contains(
        "\n  LocalServer/GET feed.json still says `title`, and nothing in it is what the module asks "
          + "for"))
  }
}
