/// The templates there are to choose from, by name.
public struct Catalog: Sendable {
  /// The files of each template, by the template's name and the file's path in it.
  private let templates: [String: [String: String]]
  /// The digests that are known of templates.
  private let digests: [String: String]

  /// Sorts files into templates by the first folder of their paths: `module/template.json`.
  public init(files: [(path: String, text: String)]) {
    self.init(files: files, digests: [:])
  }

  init(files: [(path: String, text: String)], digests: [String: String]) {
    var templates: [String: [String: String]] = [:]
    for (path, text) in files {
      guard let slash = path.firstIndex(of: "/") else { continue }
      templates[String(path[..<slash]), default: [:]][
        String(path[path.index(after: slash)...])] = text
    }
    self.init(templates: templates, digests: digests)
  }

  private init(templates: [String: [String: String]], digests: [String: String]) {
    self.templates = templates
    self.digests = digests
  }
}

extension Catalog {
  /// The templates inside the tool itself.
  public static let embedded = Catalog(
    files: embeddedFiles.map { (path: $0.path.description, text: $0.text.description) },
    digests: embeddedDigests)

  public var names: [String] { templates.keys.sorted() }

  /// This catalog with a team's own files. Theirs win over ours, file by file.
  public func overlaid(by own: Catalog) -> Catalog {
    Catalog(
      templates: templates.merging(own.templates) { $0.merging($1) { $1 } },
      digests: digests.filter { own.templates[$0.key] == nil })
  }

  /// The files of a template, by path.
  public func files(of name: String) throws(UnknownTemplate) -> [String: String] {
    guard let files = templates[name] else {
      throw UnknownTemplate(name: name, suggestion: Suggestion(for: name, among: names))
    }
    return files
  }

  /// What a template says of itself, without its other files being read.
  ///
  /// - Throws: `UnknownTemplate`, or `DataError` if its `template.json` is wrong.
  package func info(of name: String) throws -> TemplateInfo {
    try TemplateInfo(of: name, files: files(of: name))
  }

  /// - Throws: `UnknownTemplate`, or `DataError` if its `template.json` is wrong.
  public func template(named name: String) throws -> Template {
    try Template(name: name, files: files(of: name), digest: digests[name])
  }
}

/// A name that no template in the catalog goes by.
public struct UnknownTemplate: Error, Equatable, CustomStringConvertible {
  let name: String
  let suggestion: Suggestion

  package var problem: String { "unknown template `\(name)`" }
  package var wayOut: String {
    [suggestion.question, "`scaffold templates list` shows all"].compactMap(\.self)
      .joined(separator: "; ")
  }
  public var description: String { problem + "; " + wayOut }
}
