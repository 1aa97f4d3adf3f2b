import Speaking

/// The templates there are to choose from, by name.
public struct Catalog: Sendable {
  private let templates: [String: TemplateFiles]
  /// The flags that no variable of a template may have.
  private let reserved: Set<String>

  /// Sorts files into templates by the first folder of their paths: `module/template.json`.
  ///
  /// - Parameters:
  ///   - files: the path of each file, and what it says.
  ///   - reserved: flags that whoever asks for the variables has a use for, such as `--help`: no
  ///     variable may have them.
  public init(files: [(path: String, text: String)], reserving reserved: Set<String> = []) {
    var folders: [String: [(path: String, text: String)]] = [:]
    for (path, text) in files {
      guard let slash = path.firstIndex(of: "/") else { continue }
      folders[String(path[..<slash]), default: []].append(
        (String(path[path.index(after: slash)...]), text))
    }
    self.init(templates: folders.mapValues { TemplateFiles($0) }, reserved: reserved)
  }

  private init(templates: [String: TemplateFiles], reserved: Set<String>) {
    self.templates = templates
    self.reserved = reserved
  }
}

extension Catalog {
  /// The templates inside the tool itself.
  public static let embedded = Catalog(
    templates: Dictionary(
      uniqueKeysWithValues: embeddedTemplates.map { ($0.name.description, TemplateFiles($0)) }),
    reserved: [])

  public var names: [String] { templates.keys.sorted() }

  /// This catalog with a team's own files. Theirs win over ours, file by file.
  public func overlaid(by own: Catalog) -> Catalog {
    Catalog(
      templates: templates.merging(own.templates) { $0.overlaid(by: $1) },
      reserved: reserved.union(own.reserved))
  }

  /// This catalog without some files of its templates.
  package func leavingOut(_ paths: [String: Set<String>]) -> Catalog {
    var templates = templates
    for (name, paths) in paths { templates[name] = templates[name]?.leavingOut(paths) }
    return Catalog(templates: templates, reserved: reserved)
  }

  /// This catalog, in which no variable may have some flags.
  public func reserving(_ flags: Set<String>) -> Catalog {
    Catalog(templates: templates, reserved: reserved.union(flags))
  }

  /// The files of a template, by path.
  public func files(of name: String) throws(UnknownTemplate) -> [String: String] {
    try known(name).all
  }

  /// - Throws: `UnknownTemplate`, or `DataError` or `TemplateError` if its `template.json` is wrong.
  public func template(named name: String) throws -> Template {
    try Template(name: name, files: known(name), reserved: reserved)
  }

  /// The description in a template, without its other files being read.
  ///
  /// - Throws: `UnknownTemplate`, or `DataError` or `TemplateError` if its `template.json` is wrong.
  package func info(of name: String) throws -> TemplateInfo {
    try TemplateInfo(of: name, files: known(name), reserved: reserved)
  }

  private func known(_ name: String) throws(UnknownTemplate) -> TemplateFiles {
    guard let files = templates[name] else {
      throw UnknownTemplate(name: name, suggestion: Suggestion(for: name, among: names))
    }
    return files
  }
}

/// A name that no template in the catalog goes by.
public struct UnknownTemplate: Error, Equatable, CustomStringConvertible {
  let name: String
  let suggestion: Suggestion

  package var problem: Message { "unknown template `\(name)`" }
  package var ways: [Message?] { [suggestion.question, "`scaffold templates list` shows all"] }
  public var description: String { Message.inARow([problem] + ways)?.text ?? "" }
}
