/// `{ "name": "isLocal", "if": "without.network" }`: a name for a condition.
struct Fact: Sendable {
  let name: String
  let condition: Condition

  init(_ json: JSON, _ source: JSONSource) throws {
    var object = try JSONObject(json, in: source, called: "facts")
    name = try object.text("name")
    condition = try Condition(object.placedText("if"))
    try object.finish(knowing: ["name", "if"])
  }
}
