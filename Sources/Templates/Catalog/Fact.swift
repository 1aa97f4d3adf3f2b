/// A fact that follows from the answers, under a name of its own:
///
/// - a condition, `{ "name": "isLocal", "if": "without.network" }`
/// - a text, `{ "name": "place", "text": "{% if hasDatabase %}database{% else %}storage{% endif %}" }`
/// - a list, `{ "name": "parts", "list": [{ "if": "hasNetwork", "name": "network" }] }`, whose
///   entries are records of texts
struct Fact: Sendable {
  let name: String
  private let content: Content

  private enum Content {
    case condition(Condition)
    case text(TextTemplate)
    case list([Entry])
  }

  init(_ json: JSON, _ source: JSONSource) throws {
    var object = try JSONObject(json, in: source, called: "facts")
    name = try object.text("name")
    let condition = try object.condition()
    let text = try object.template("text")
    let list = try object.optionalList("list")
    try object.finish(knowing: ["name", "if", "text", "list"])
    switch (condition, text, list) {
    case (let condition?, nil, nil): content = .condition(condition)
    case (nil, let text?, nil): content = .text(text)
    case (nil, nil, let list?): content = .list(try list.map { try Entry($0, source) })
    default: throw source.error(.expected("one of `if`, `text` and `list`"), at: json.offset)
    }
  }

  /// - Parameter values: The answers, and what the facts before this one have made of them.
  func value(for values: [String: Value], parts: Parts) throws(TemplateError) -> Value {
    switch content {
    case .condition(let condition): return .flag(try condition.holds(for: values))
    case .text(let text): return .text(try text.render(values, parts: parts))
    case .list(let entries):
      var list: [Value] = []
      for entry in entries where try entry.condition.holds(for: values) {
        list.append(try entry.record(for: values, parts: parts))
      }
      return .list(list)
    }
  }
}

extension [Fact] {
  /// Adds them to the values that they follow from, each of those before it.
  func add(to values: inout [String: Value], parts: Parts) throws(TemplateError) {
    for fact in self { values[fact.name] = try fact.value(for: values, parts: parts) }
  }
}

extension Fact {
  /// An entry of a list, which is there if its condition holds.
  private struct Entry: Sendable {
    let condition: Condition?
    private let texts: [(name: String, text: TextTemplate)]

    init(_ json: JSON, _ source: JSONSource) throws {
      var object = try JSONObject(json, in: source, called: "list")
      condition = try object.condition()
      var texts: [(name: String, text: TextTemplate)] = []
      for key in object.keysLeft {
        if let text = try object.template(key) { texts.append((key, text)) }
      }
      self.texts = texts
    }

    func record(for values: [String: Value], parts: Parts) throws(TemplateError) -> Value {
      var record: [String: Value] = [:]
      for (name, text) in texts { record[name] = .text(try text.render(values, parts: parts)) }
      return .record(record)
    }
  }
}
