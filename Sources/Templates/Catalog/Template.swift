/// A folder of files that is generated as one, such as a module.
public struct Template: Sendable {
  public let name: String
  package let info: TemplateInfo
  /// The texts of the files, by path; `template.json` is not among them.
  private let files: [String: String]
  private let parts: Parts
  private let knownDigest: String?

  static let infoPath = "template.json"

  /// - Parameter digest: that of the files, if it is known.
  /// - Throws: `DataError` for `template.json`, `TemplateError` for a part that others include.
  init(name: String, files: [String: String], digest: String? = nil) throws {
    self.name = name
    knownDigest = digest
    info = try TemplateInfo(of: name, files: files)
    self.files = files.filter { $0.key != Self.infoPath }
    parts = try Parts(self.files.filter { $0.key.isPart })
  }
}

extension Template {
  /// A file that a template gives.
  public struct File: Equatable, Sendable {
    public let path: String
    public let text: String
    /// The file of the template that it was made from, for messages.
    public let origin: String
    /// Whether `path` starts at the project's folder and not at the module's.
    public let isInProject: Bool
    /// What is done about a file that someone else wrote there.
    public let existing: Existing
  }

  /// What a template wants of a file that someone else wrote.
  public enum Existing: String, CaseIterable, Sendable {
    /// It stands in the way.
    case conflict
    /// It may stay instead.
    case keep
    /// It stays, and the text goes to its end.
    case append
  }

  /// A line that a template puts between the markers of a shared file.
  public struct Line: Equatable, Sendable {
    /// The shared file, from the project's folder.
    public let file: String
    public let marker: String
    public let text: String
    /// How the line starts, whatever someone adds to its end.
    public let key: String
  }

  /// The files for some values of the variables, in the order of their paths.
  ///
  /// - Parameters:
  ///   - values: what the variables are, by name.
  ///   - suffix: how the paths end of the files that are wanted.
  /// - Throws: `TemplateError`, or `DataError` if two files have one path.
  public func files(_ values: [String: Value], endingWith suffix: String = "") throws -> [File] {
    let wanted = try layered(values).filter { $0.key.withoutSuffix.hasSuffix(suffix) }
    let applies = try info.rules.map { rule in
      try wanted.keys.contains(where: rule.pattern.matches) && holds(rule.condition, values)
    }
    return
      try wanted
      .compactMap { path, source in
        let rules = info.rules.indices.filter { info.rules[$0].pattern.matches(path) }
        guard rules.allSatisfy({ applies[$0] }) else { return nil }
        return try file(source, at: path, rules.map { info.rules[$0] }, values)
      }
      .sorted { ($0.path, $0.origin) < ($1.path, $1.origin) }
  }

  /// The values with what follows from them.
  public func completed(_ values: [String: Value]) throws -> [String: Value] {
    try info.facts.reduce(into: values) { values, fact in
      values[fact.name] = .flag(try holds(fact.condition, values))
    }
  }

  /// Why these values do not go together; `nil` if they do.
  public func refusal(_ values: [String: Value]) throws -> String? {
    guard let refusal = try info.refusals.first(where: { try holds($0.condition, values) }) else {
      return nil
    }
    return try text(refusal.text, values)
  }

  /// The template's files, by the paths they have without the folders of their layers.
  private func layered(_ values: [String: Value]) throws -> [String: String] {
    let layers = info.layers
    let applies = try layers.map { try holds($0.condition, values) }
    var chosen: [String: (layer: Int, file: String)] = [:]
    for file in files.keys where !file.isPart {
      guard let place = layers.path(of: file), layers.isEmpty || applies[place.layer],
        chosen[place.path].map({ $0.layer < place.layer }) ?? true
      else { continue }
      chosen[place.path] = (place.layer, file)
    }
    return chosen.mapValues(\.file)
  }

  /// The lines for shared files, for some values of the variables.
  public func lines(_ values: [String: Value]) throws -> [Line] {
    try info.insertions
      .filter { try holds($0.condition, values) }
      .map { insertion in
        Line(
          file: try text(insertion.file, values), marker: insertion.marker,
          text: try text(insertion.line, values), key: try text(insertion.key, values))
      }
  }

  /// What to tell the user when the files are made.
  public func notes(_ values: [String: Value]) throws -> [String] {
    try info.notes.filter { try holds($0.condition, values) }.map { try text($0.text, values) }
  }

  /// A text of `template.json`, such as a default, for some values of the variables.
  public func text(_ text: String, _ values: [String: Value]) throws -> String {
    try TemplateText(text, name: "\(name)/\(Self.infoPath)").render(values, parts: parts)
  }

  /// Tells one state of the template from another.
  public var digest: String { knownDigest ?? TemplateDigest.text(of: files) }

  /// - Parameters:
  ///   - source: the file of the template.
  ///   - path: its path without the folder of its layer.
  ///   - rules: those that are about the file, all of which hold.
  private func file(
    _ source: String, at path: String, _ rules: [FileRule], _ values: [String: Value]
  ) throws -> File {
    let target = rules.lazy.compactMap(\.target).first
    let name = target ?? path.withoutSuffix
    return File(
      path: try text(name, values), text: try contents(of: source, values),
      origin: "\(self.name)/\(source)", isInProject: target != nil,
      existing: rules.map(\.existing).first { $0 != .conflict } ?? .conflict)
  }

  private func contents(of path: String, _ values: [String: Value]) throws -> String {
    let text = files[path, default: ""]
    guard path.hasSuffix(String.suffix) else { return text }
    return try TemplateText(text, name: "\(name)/\(path)").render(values, parts: parts)
  }

  private func holds(_ condition: String?, _ values: [String: Value]) throws -> Bool {
    guard let condition else { return true }
    return try text("{% if \(condition) %}yes{% endif %}", values) == "yes"
  }
}

extension String {
  /// What the name of a file ends in whose text has tags; the rest is copied as it stands.
  fileprivate static let suffix = ".stencil"

  fileprivate var withoutSuffix: String {
    hasSuffix(Self.suffix) ? String(dropLast(Self.suffix.count)) : self
  }

  /// Whether the path is of a part, which other files include and which gives no file itself.
  fileprivate var isPart: Bool {
    split(separator: "/").contains { $0.hasPrefix("_") }
  }
}
