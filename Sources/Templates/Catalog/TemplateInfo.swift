/// What `template.json` says: a template's variables, when its files apply, what it inserts.
package struct TemplateInfo: Equatable, Sendable {
  package let summary: String
  package let variables: [Variable]
  /// What follows from the answers, for the conditions and files that depend on it.
  let facts: [Fact]
  let refusals: [Note]
  /// The folders whose files are laid over one another; without any, the template is one folder.
  let layers: [Layer]
  let rules: [FileRule]
  let insertions: [InsertionRule]
  let notes: [Note]

  /// - Parameter name: the name of the template, for messages.
  init(of name: String, files: [String: String]) throws(DataError) {
    let text = files[Template.infoPath, default: ""]
    try self.init(
      JSONSource(file: "\(name)/\(Template.infoPath)", bytes: Array(text.utf8)),
      paths: files.keys.sorted())
  }

  /// - Parameter paths: the paths of the template's files, to find patterns that match none.
  init(_ source: JSONSource, paths: [String]) throws(DataError) {
    var object = try JSONObject(source.parse(), in: source, called: "template.json")
    try object.takeVersion()
    summary = try object.text("summary")
    variables = try Self.variables(object.list("variables"), in: source)
    facts = try object.list("facts").map { json throws(DataError) in try Fact(json, source) }
    refusals = try object.list("refusals").map { json throws(DataError) in try Note(json, source) }
    layers = try object.list("layers").map { json throws(DataError) in
      try Layer(json, source, paths)
    }
    let layers = layers
    let paths = paths.compactMap { layers.path(of: $0)?.path }
    var rules: [FileRule] = []
    for json in try object.list("files") { rules.append(try FileRule(json, source, paths)) }
    self.rules = rules
    var insertions: [InsertionRule] = []
    for json in try object.list("insertions") {
      insertions.append(try InsertionRule(json, source))
    }
    self.insertions = insertions
    var notes: [Note] = []
    for json in try object.list("notes") { notes.append(try Note(json, source)) }
    self.notes = notes
    try object.finish(
      knowing: [
        "version", "summary", "variables", "facts", "refusals", "layers", "files", "insertions",
        "notes",
      ])
  }

  private static func variables(
    _ list: [JSON], in source: JSONSource
  ) throws(DataError) -> [Variable] {
    var variables: [Variable] = []
    for json in list {
      let variable = try Variable(json, source)
      if variables.contains(where: { $0.name == variable.name }) {
        throw source.error(.doubledVariable(variable.name), at: json.offset)
      }
      variables.append(variable)
    }
    return variables
  }
}

/// `{ "path": "Data/Database/**", "if": "not without.database" }`
struct FileRule: Equatable, Sendable {
  let pattern: PathPattern
  let condition: String?
  /// Where the file goes, from the project's folder, if not below the module's.
  let target: String?
  let existing: Template.Existing

  init(_ json: JSON, _ source: JSONSource, _ paths: [String]) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "files")
    let path = try object.require("path")
    pattern = PathPattern(try source.text(path, called: "path"))
    guard paths.contains(where: pattern.matches) else {
      throw source.error(.badPattern(pattern.text), at: path.offset)
    }
    condition = try object.optionalText("if")
    target = try object.optionalText("to")
    let word = try object.text("existing", default: "conflict")
    guard let existing = Template.Existing(rawValue: word) else {
      let choices = Template.Existing.allCases.map(\.rawValue)
      throw source.error(
        .unknownValue(
          word, key: "existing", choices: choices, Suggestion(for: word, among: choices)),
        at: json.offset)
    }
    self.existing = existing
    try object.finish(knowing: ["path", "if", "to", "existing"])
  }
}

/// `{ "file": "Package.swift", "marker": "modules", "line": "module(\"{{ name }}\"),", … }`
struct InsertionRule: Equatable, Sendable {
  let file: String
  let marker: String
  let line: String
  let key: String
  let condition: String?

  init(_ json: JSON, _ source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "insertions")
    file = try object.text("file")
    marker = try object.text("marker")
    line = try object.text("line")
    key = try object.text("key", default: line)
    condition = try object.optionalText("if")
    try object.finish(knowing: ["file", "marker", "line", "key", "if"])
  }
}

/// `{ "text": "The data comes from the network.", "if": "not without.network" }`
struct Note: Equatable, Sendable {
  let text: String
  let condition: String?

  init(_ json: JSON, _ source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "notes")
    text = try object.text("text")
    condition = try object.optionalText("if")
    try object.finish(knowing: ["text", "if"])
  }
}
