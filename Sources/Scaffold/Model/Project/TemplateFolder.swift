import Ground
import Templates

/// A folder that templates are in, each in a folder of its name: a project's `Templates`, or one that
/// several projects share.
package struct TemplateFolder {
  /// The folder, absolute.
  let path: String
  /// The name in messages.
  package let name: String

  package init(path: String, name: String) {
    (self.path, self.name) = (path, name)
  }

  /// The folder of a project's own templates.
  package static let ownName = "Templates"
}

extension TemplateFolder {
  /// A project's own, and the one that it shares, if `scaffold.json` names one.
  package static func all(of project: Project) throws -> [TemplateFolder] {
    let shared = try project.file.templates.map { shared in
      TemplateFolder(path: try shared.folder(of: project.root), name: shared.path)
    }
    let own = TemplateFolder(path: "\(project.root)/\(ownName)", name: ownName)
    return [own] + (shared.map { [$0] } ?? [])
  }

  /// The files of all templates, by their paths in the folder.
  ///
  /// - Parameter names: the templates that are wanted; `nil` for every folder that is there.
  /// - Throws: `BadTemplate` for a file that is no text.
  package func files(of names: [String]? = nil) throws -> [(path: String, text: String)] {
    guard let names else { return try texts(below: "") }
    return try names.flatMap { try texts(below: $0 + "/") }
  }

  /// The record of a template that was exported to here; `nil` if there is none.
  package func record(of template: String) throws -> TemplateRecord? {
    try TemplateRecord(of: template, in: path)
  }

  /// The names of the folders that are templates: that say so, or are called as one of the tool's.
  /// What else a repository has, such as `.git` and `docs`, is none.
  func templates(besides builtIn: [String]) throws -> [String] {
    try Disk.names(in: path).filter { name in
      guard !name.hasPrefix("."), Disk.isFolder("\(path)/\(name)") else { return false }
      return try builtIn.contains(name)
        || Disk.entry(at: "\(path)/\(name)/template.json") == .file
    }
  }

  private func texts(below prefix: String) throws -> [(path: String, text: String)] {
    let folder = prefix.isEmpty ? path : "\(path)/\(prefix)".trimmingSlashes
    return try Disk.files(below: folder).filter(Self.isOfTemplate).compactMap { file in
      guard let bytes = try Disk.contents(of: "\(folder)/\(file)") else { return nil }
      guard let text = String(utf8: bytes) else {
        throw BadTemplate(file: "\(name)/\(prefix)\(file)", reason: .notText)
      }
      return (prefix + file, text)
    }
  }

  /// Neither the tool's record of what was exported nor what a Mac leaves behind is a file of a
  /// template.
  private static func isOfTemplate(_ file: String) -> Bool {
    let name = file.pathComponents.last.map(String.init) ?? file
    return name != TemplateRecord.name && !name.hasSuffix(Disk.finderFile)
  }
}
