/// `{ "name": "isLocal", "if": "without.network" }`: a name for a condition.
struct Fact: Equatable, Sendable {
  let name: String
  let condition: String

  init(_ json: JSON, _ source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "facts")
    name = try object.text("name")
    condition = try object.text("if")
    try object.finish(knowing: ["name", "if"])
  }
}
