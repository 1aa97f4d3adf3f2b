import Ground
import Templates

extension Ledger {
  /// From the second one on, texts are packed.
  private static let version = 2
  /// The member that only the ledgers of renamed modules have, behind the version.
  private static let namesKey = "names"
  /// As many bytes of a ledger as show whether it has names, since a project may have a thousand.
  static let startCount = 40

  /// True if the ledger that begins so is that of a renamed module.
  static func hasNames(_ start: [UInt8]) -> Bool {
    start.lastRange(of: Array("\"\(namesKey)\":".utf8)) != nil
  }

  /// - Parameter folder: the folder of the ledger, which its paths start from; `nil` for the
  ///   project's own.
  package init(_ source: JSONSource, in folder: ProjectPath?) throws(DataError) {
    var object = try JSONObject(source.parse(), in: source, called: Self.name)
    let version = try object.takeVersion(upTo: Self.version)
    tool = try object.text("tool")
    var template = try JSONObject(object.require("template"), in: source, called: "template")
    self.template = try template.text("name")
    digest = try template.text("digest")
    try template.finish(knowing: ["name", "digest"])
    answers = try Self.answers(object.require("answers"), source)
    let list = try object.require("files")
    // The first version had each text under its path.
    if version == 1 {
      packed = PackedTexts()
      files = try Self.files(list, called: "files", source, folder)
    } else {
      let paths = try source.texts(list, called: "files")
      packed = try PackedTexts(object.require("texts"), of: paths, source)
      files = [:]
      for (path, text) in packed.files(paths) {
        files[try Self.path(path, from: folder, source, at: list.offset)] = text
      }
    }
    endings =
      try object.take("endings").map { json throws(DataError) in
        try Self.files(json, called: "endings", source, folder)
      } ?? [:]
    edits =
      try object.take("edits").map { json throws(DataError) in
        try Self.edits(json, source, folder)
      } ?? [:]
    insertions = []
    for json in try object.list("insertions") {
      insertions.append(try Self.insertion(json, source, folder))
    }
    let table = try object.take("table").map { json throws(DataError) in
      try SourceTables(json, source)
    }
    let recorded = try object.take("recorded").map { json throws(DataError) in
      try Self.path(source.text(json, called: "recorded"), from: folder, source, at: json.offset)
    }
    past = ModulePast(
      names: try Self.names(object.take(Self.namesKey), source), table: table,
      recording: recorded.flatMap { [files] in files[$0] },
      parts: try object.take("parts").map { json throws(DataError) in
        Set(try source.texts(json, called: "parts"))
      },
      added: try object.take("added").map { json throws(DataError) in
        Set(try source.texts(json, called: "added"))
      } ?? [])
    leftOut = try Self.paths(object.take("leftOut"), called: "leftOut", source, folder)
    isRemoved = object.take("removed")?.kind == .flag(true)
    try object.finish(
      knowing: [
        "version", "tool", "template", Self.namesKey, "answers", "files", "texts", "endings",
        "edits", "insertions", "table", "recorded", "parts", "added", "leftOut", "removed",
      ])
  }

  private static func answers(
    _ json: JSON, _ source: JSONSource
  ) throws(DataError) -> [Answer] {
    _ = try JSONObject(json, in: source, called: "answers")
    guard case .object(let members) = json.kind else { return [] }
    var answers: [Answer] = []
    for member in members {
      let value: Answer.Value =
        switch member.value.kind {
        case .flag(let flag): .flag(flag)
        case .list: .list(try source.texts(member.value, called: member.key))
        default: .text(try source.text(member.value, called: member.key))
        }
      answers.append(Answer(name: member.key, value: value))
    }
    return answers
  }

  private static func names(
    _ json: JSON?, _ source: JSONSource
  ) throws(DataError) -> [String: String] {
    guard let json else { return [:] }
    _ = try JSONObject(json, in: source, called: "names")
    guard case .object(let members) = json.kind else { return [:] }
    var names: [String: String] = [:]
    for member in members {
      names[member.key] = try source.text(member.value, called: member.key)
    }
    return names
  }

  private static func files(
    _ json: JSON, called name: String, _ source: JSONSource, _ folder: ProjectPath?
  ) throws(DataError) -> [ProjectPath: String] {
    _ = try JSONObject(json, in: source, called: name)
    guard case .object(let members) = json.kind else { return [:] }
    var files: [ProjectPath: String] = [:]
    for member in members {
      let path = try path(member.key, from: folder, source, at: member.offset)
      files[path] = try source.text(member.value, called: member.key)
    }
    return files
  }

  private static func edits(
    _ json: JSON, _ source: JSONSource, _ folder: ProjectPath?
  ) throws(DataError) -> [ProjectPath: [String]] {
    _ = try JSONObject(json, in: source, called: "edits")
    guard case .object(let members) = json.kind else { return [:] }
    var edits: [ProjectPath: [String]] = [:]
    for member in members {
      let path = try path(member.key, from: folder, source, at: member.offset)
      edits[path] = try source.texts(member.value, called: member.key)
    }
    return edits
  }

  private static func paths(
    _ json: JSON?, called name: String, _ source: JSONSource, _ folder: ProjectPath?
  ) throws(DataError) -> Set<ProjectPath> {
    guard let json else { return [] }
    var paths: Set<ProjectPath> = []
    for text in try source.texts(json, called: name) {
      paths.insert(try path(text, from: folder, source, at: json.offset))
    }
    return paths
  }

  private static func insertion(
    _ json: JSON, _ source: JSONSource, _ folder: ProjectPath?
  ) throws(DataError) -> Insertion {
    var object = try JSONObject(json, in: source, called: "insertions")
    let file = try path(object.text("file"), from: folder, source, at: json.offset)
    let line = try object.text("line")
    let insertion = Insertion(
      file: file, marker: try object.text("marker"), line: line,
      key: try object.text("key", default: line))
    try object.finish(knowing: ["file", "marker", "line", "key"])
    return insertion
  }

  private static func path(
    _ text: String, from folder: ProjectPath?, _ source: JSONSource, at offset: Int
  ) throws(DataError) -> ProjectPath {
    do throws(OutsidePath) { return try ProjectPath(text, from: folder) } catch {
      throw source.error(.badPath(text), at: offset)
    }
  }
}

extension Ledger {
  /// The file that has what the server was recorded to answer.
  private var recordedFile: ProjectPath? {
    past.recording.flatMap { text in files.filter { $0.value == text }.keys.min() }
  }

  /// The ledger as its file says it. Paths start from the ledger's own folder.
  package func text(in folder: ProjectPath?) -> String {
    let relative = { (path: ProjectPath) in folder.map { path.relative(to: $0) } ?? path.text }
    let texts = { (files: [ProjectPath: String]) in
      JSON(
        object: files.map { (relative($0.key), JSON(.text($0.value))) }.sorted { $0.0 < $1.0 })
    }
    // As statements: the compiler takes seconds for one expression of them.
    var members: [(String, JSON)] = [("version", JSON(.number(Self.version)))]
    if !past.names.isEmpty {
      let names = past.names.sorted { $0.key < $1.key }.map { ($0.key, JSON(.text($0.value))) }
      members.append((Self.namesKey, JSON(object: names)))
    }
    members.append(("tool", JSON(.text(tool))))
    members.append(
      ("template", ["name": JSON(.text(template)), "digest": JSON(.text(digest))]))
    members.append(("answers", JSON(object: answers.map { ($0.name, $0.value.json) })))
    let files = Dictionary(files.map { (relative($0.key), $0.value) }) { first, _ in first }
    members.append(("files", JSON(texts: files.keys.sorted())))
    members.append(("texts", PackedTexts(files, since: packed).json))
    if !endings.isEmpty { members.append(("endings", texts(endings))) }
    if !edits.isEmpty {
      let lists = edits.map { (relative($0.key), JSON(texts: $0.value)) }.sorted { $0.0 < $1.0 }
      members.append(("edits", JSON(object: lists)))
    }
    let insertions = insertions.map { insertion -> JSON in
      [
        "file": JSON(.text(relative(insertion.file))), "marker": JSON(.text(insertion.marker)),
        "line": JSON(.text(insertion.line)), "key": JSON(.text(insertion.key)),
      ]
    }
    members.append(("insertions", JSON(.list(insertions))))
    if let table = past.table { members.append(("table", table.json)) }
    if let file = recordedFile { members.append(("recorded", JSON(.text(relative(file))))) }
    if let parts = past.parts { members.append(("parts", JSON(texts: parts.sorted()))) }
    if !past.added.isEmpty { members.append(("added", JSON(texts: past.added.sorted()))) }
    if !leftOut.isEmpty {
      members.append(("leftOut", JSON(texts: leftOut.map(relative).sorted())))
    }
    if isRemoved { members.append(("removed", true)) }
    return JSON(object: members).fileText
  }
}
