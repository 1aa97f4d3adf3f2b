/// The successors of names that the template gave once, for those whose code still uses them:
/// `{ "of": "{{ name }}ViewModel", "names": ["rows", "phase"], "by": "list.{{ old }}" }`
///
/// Without `of` they are names of types. In `by`, `old` is the name that was.
struct Successor: Sendable {
  private let owner: TextTemplate?
  private let names: [TextTemplate]
  private let successor: TextTemplate
  let condition: Condition?

  init(_ json: JSON, _ source: JSONSource) throws {
    var object = try JSONObject(json, in: source, called: "replaced")
    owner = try object.template("of")
    names = try object.list("names").map {
      TextTemplate(try PlacedText($0, called: "names", in: source))
    }
    successor = TextTemplate(try object.placedText("by"))
    condition = try object.condition()
    try object.finish(knowing: ["of", "names", "by", "if"])
  }

  /// `LoginViewModel.rows` and `list.rows`
  func pairs(
    for values: [String: Value], parts: Parts
  ) throws(TemplateError) -> [(old: String, new: String)] {
    let start = try owner.map { owner throws(TemplateError) in
      try owner.render(values, parts: parts) + "."
    }
    var pairs: [(old: String, new: String)] = []
    var values = values
    for name in names {
      let old = try name.render(values, parts: parts)
      values["old"] = .text(old)
      pairs.append(((start ?? "") + old, try successor.render(values, parts: parts)))
    }
    return pairs
  }
}
