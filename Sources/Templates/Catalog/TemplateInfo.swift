import Speaking

/// The contents of `template.json`: a template's variables, when its files apply, what it inserts.
package struct TemplateInfo: Sendable {
  package let summary: String
  /// The same in other languages, by their tags.
  package let translations: [String: String]
  package let variables: [Variable]
  /// The facts that follow from the answers, for the conditions and files that depend on them.
  let facts: [Fact]
  let refusals: [Note]
  /// When a folder such as `list-local` is laid over that of the part `list`; later ones over earlier ones.
  let variants: [Fact]
  let rules: [FileRule]
  let insertions: [InsertionRule]
  let notes: [Note]
  /// Where rows are that are nowhere else.
  let rows: RowsRule?
  /// The most characters of a line of Swift, if longer ones are to be broken.
  package let lineLength: Int?
  /// Names that the template gave once, and what took their place.
  let successors: [Successor]
  /// Of a part, those without which its files do not compile.
  let needs: [String]
  /// Of a part, those that bring it where all of them are there.
  let with: [String]
  /// Of a part, what code says that asks for it, besides the types of its files.
  let names: [String]
  /// True only of a part that may be there.
  let condition: Condition?

  /// - Parameters:
  ///   - part: the part of it whose `template.json` is read; `nil` for that of the template.
  ///   - name: the name of the template, for messages.
  ///   - reserved: the flags that no variable may have.
  /// - Throws: `DataError`, or `TemplateError` for a condition.
  init(
    ofPart part: String? = nil, of name: String, files: TemplateFiles, reserved: Set<String> = []
  ) throws {
    let path = (part.map { $0 + "/" } ?? "") + Template.infoPath
    let source = JSONSource(file: "\(name)/\(path)", bytes: files.bytes(at: path))
    // What the tool brings along was examined before: a test loads it as if it were a team's own.
    let paths = files.areEmbedded || part != nil ? nil : files.paths
    try self.init(source, paths: paths, reserved: reserved, isOfPart: part != nil)
  }

  /// - Parameter paths: the paths of the template's files, to find patterns that match none; `nil`
  ///   if that is known.
  private init(
    _ source: JSONSource, paths: [String]?, reserved: Set<String>, isOfPart: Bool
  ) throws {
    var object = try JSONObject(source.parse(), in: source, called: "template.json")
    // A part is of the version of its template.
    if !isOfPart || object.keys.contains("version") { try object.takeVersion() }
    summary = try object.text("summary")
    translations = try object.translations(of: "summary", source.text)
    needs = isOfPart ? try object.texts("needs") : []
    with = isOfPart ? try object.texts("with") : []
    names = isOfPart ? try object.texts("names") : []
    condition = isOfPart ? try object.condition() : nil
    variables = isOfPart ? [] : try Self.variables(object.list("variables"), in: source, reserved)
    facts = try object.list("facts").map { try Fact($0, source) }
    refusals = try object.list("refusals").map { try Note($0, source) }
    if let layers = object.take("layers") { throw source.error(.formerLayers, at: layers.offset) }
    let variants = isOfPart ? [] : try object.list("variants").map { try Fact($0, source) }
    self.variants = variants
    let paths = paths.map { paths in
      paths.map(PartFolders(among: paths, variants: variants.map(\.name)).path)
    }
    rules = try object.list("files").map { try FileRule($0, source, paths) }
    insertions = try object.list("insertions").map { try InsertionRule($0, source) }
    notes = try object.list("notes").map { try Note($0, source) }
    rows = isOfPart ? nil : try object.take("rows").map { try RowsRule($0, source) }
    lineLength = try object.take("lineLength").map { json throws(DataError) in
      guard case .number(let number) = json.kind, Self.lineLengths.contains(number) else {
        throw source.error(.badLineLength, at: json.offset)
      }
      return number
    }
    successors = try object.list("replaced").map { try Successor($0, source) }
    try object.finish(
      knowing: [
        "version", "summary", "variables", "variants", "facts", "refusals",
        "files", "insertions", "notes", "rows", "replaced", "lineLength", "needs", "with", "names",
        "if",
      ])
  }

  /// The line lengths that code is written in.
  private static let lineLengths = 60...400

  private static func variables(
    _ list: [JSON], in source: JSONSource, _ reserved: Set<String>
  ) throws -> [Variable] {
    var variables: [Variable] = []
    for json in list {
      let variable = try Variable(json, source, reserved: reserved)
      if variables.contains(where: { $0.name == variable.name }) {
        throw source.error(.doubledVariable(variable.name), at: json.offset)
      }
      variables.append(variable)
    }
    return variables
  }
}

/// `{ "path": "Data/Database/**", "if": "not without.database" }`
struct FileRule: Sendable {
  let pattern: PathPattern
  let condition: Condition?
  /// The list for whose items the file is made, if it is made more than once.
  let each: Each?
  /// Where the file goes, from the project's folder, if not below the module's.
  let target: TextTemplate?
  /// The Swift file that it is a part of, from where the file alone would start; `nil` for one alone.
  let joined: TextTemplate?
  let existing: Template.Existing

  init(_ json: JSON, _ source: JSONSource, _ paths: [String]?) throws {
    var object = try JSONObject(json, in: source, called: "files")
    let path = try object.require("path")
    let pattern = PathPattern(try source.text(path, called: "path"))
    self.pattern = pattern
    guard paths?.contains(where: pattern.matches) ?? true else {
      throw source.error(.badPattern(pattern.text), at: path.offset)
    }
    condition = try object.condition()
    each = try object.take("each").map { try Each(PlacedText($0, called: "each", in: source)) }
    target = try object.template("to")
    joined = try object.take("into").map { json in
      let text = try source.text(json, called: "into")
      guard text.hasSuffix(".swift") else { throw source.error(.badJoin(text), at: json.offset) }
      guard pattern.isOfSwift else { throw source.error(.badJoin(pattern.text), at: path.offset) }
      return TextTemplate(try PlacedText(json, called: "into", in: source))
    }
    let word = try object.text("existing", default: "conflict")
    existing = try source.choice(word, as: "existing", at: json.offset)
    try object.finish(knowing: ["path", "if", "each", "to", "into", "existing"])
  }
}

/// `{ "file": "Package.swift", "marker": "modules", "line": "module(\"{{ name }}\"),", … }`
struct InsertionRule: Sendable {
  let file: TextTemplate
  let marker: String
  let line: TextTemplate
  let key: TextTemplate
  let isAlone: Bool
  let condition: Condition?

  init(_ json: JSON, _ source: JSONSource) throws {
    var object = try JSONObject(json, in: source, called: "insertions")
    file = TextTemplate(try object.placedText("file"))
    marker = try object.text("marker")
    line = TextTemplate(try object.placedText("line"))
    key = try object.template("key") ?? line
    isAlone = object.take("alone")?.kind == .flag(true)
    condition = try object.condition()
    try object.finish(knowing: ["file", "marker", "line", "key", "alone", "if"])
  }
}

/// `{ "text": "The data comes from the network.", "if": "not without.network" }`
struct Note: Sendable {
  private let text: TextTemplate
  /// The same in other languages, by their tags.
  private let translations: [String: TextTemplate]
  let condition: Condition?

  init(_ json: JSON, _ source: JSONSource) throws {
    var object = try JSONObject(json, in: source, called: "notes")
    text = TextTemplate(try object.placedText("text"))
    translations = try object.translations(of: "text") { json, key throws(DataError) in
      TextTemplate(try PlacedText(json, called: key, in: source))
    }
    condition = try object.condition()
    try object.finish(knowing: ["text", "if"])
  }

  /// The text in the language of the run, where the template has it.
  var spoken: TextTemplate { translations[Wording.current.tag] ?? text }
}
