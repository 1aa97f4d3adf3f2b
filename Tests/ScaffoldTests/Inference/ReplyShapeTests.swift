import Testing

@testable import Fields
@testable import Inference

/// What is inferred of replies in the shapes of services, compared with files: whatever changes
/// in a rule is seen here.
@Suite struct ReplyShapeTests {
  private static let modules = [
    ("microblog", "Statuses"), ("mastodon", "Statuses"), ("issues", "Issues"),
    ("repository", "Repository"), ("news-item", "Story"), ("listing", "Posts"),
    ("products", "Products"), ("features", "Quakes"), ("weather", "Weather"), ("posts", "Posts"),
    ("search", "Videos"), ("entries", "Entries"), ("goods", "Goods"), ("speed", "Speed"),
  ]

  @Test(arguments: modules) func isExplainedAsBefore(reply: String, module: String) throws {
    let folder = "Tests/ScaffoldTests/Inference/Fixtures/"
    let file = Repository.root.appending(path: folder + reply + ".json").path
    let sandbox = try Sandbox.demo()
    let before = try sandbox.tree()
    let outcome = sandbox.run(["new-module", module, "--from-json", file, "--explain"])
    #expect(outcome.err == "")
    try Repository.expect(outcome.out + "\n", in: folder + reply + ".txt")
    #expect(try sandbox.tree() == before)
  }

  /// What was made of a reply knows the reply.
  @Test(arguments: modules) func isNoDrift(reply: String, module: String) throws {
    let text = try Repository.read("Tests/ScaffoldTests/Inference/Fixtures/\(reply).json")
    let samples = [try ReplySample(file: reply, bytes: Array(text.utf8))]
    let inference = ReplyInference(entity: module)
    let fields = try inference.reply(from: samples).fields
    let known = try Field.fields(fields.text)
    #expect(known == fields)
    let drift = try inference.drift(of: samples, from: known, skipping: [])
    #expect(drift == ReplyDrift(deviations: [], absent: [], edits: []))
  }
}
