import Ground
import Merging
import Model
import Templates

/// Plans how a project leaves the tool: what is there for the tool alone goes, the code stays.
package struct Ejector {
  let project: Project
  /// The names of the tool's commands, by which texts speak of it.
  let commands: [String]
  /// Files that the tool wrote for itself beside its ledgers.
  let records: [ProjectPath]
  package private(set) var ejected = Ejected()

  /// The files that the plan takes out, and those that are left.
  package struct Ejected: Equatable, Sendable {
    package var ledgers = 0
    /// Files that lose markers, exceptions or sentences about the tool.
    package var files: [ProjectPath] = []
    /// Places that speak of the tool still.
    package var mentions: [SourcePlace] = []
    /// The folder of the project's own templates, which nothing else reads.
    package var templates: String?
  }

  package init(project: Project, commands: [String], records: [ProjectPath]) {
    (self.project, self.commands, self.records) = (project, commands, records)
  }

  package mutating func plan(with planner: inout Planner) throws {
    let modules = try project.modules()
    let own = try project.ledger()
    try planRecords(modules.map(\.name), with: &planner)
    var texts: Set<ProjectPath> = []
    if let own { texts = try planTexts(own, with: &planner) }
    if try Disk.entry(at: project.root + "/" + TemplateFolder.ownName) == .folder {
      ejected.templates = TemplateFolder.ownName
    }
    let all = try files(of: modules.map(\.ledger) + [own].compactMap(\.self)).union(texts)
    for path in all.sorted() where try isOurs(path) {
      try planMarks(in: path, with: &planner)
      try note(path, planner)
    }
  }
}

extension Ejector {
  private mutating func planRecords(
    _ modules: [String], with planner: inout Planner
  ) throws {
    for path in [try ProjectPath(ProjectFile.path)] + records { try planner.removeLedger(path) }
    for folder in [nil] + modules.map(project.folder(of:)) {
      let path = Ledger.path(in: folder)
      if try planner.contents(of: path) != nil { ejected.ledgers += 1 }
      try planner.removeLedger(path)
    }
  }

  /// Takes out what templates say of the tool, in files that people may have edited since.
  ///
  /// - Returns: the files that have such sentences.
  private func planTexts(
    _ ledger: Ledger, with planner: inout Planner
  ) throws -> Set<ProjectPath> {
    var file = project.file
    file.hasTool = false
    guard
      let template = try? Project.catalog(in: project.root).template(named: ledger.template),
      let old = try? texts(of: ledger, template, project.file),
      let new = try? texts(of: ledger, template, file)
    else { return [] }
    let changed = old.filter { new[$0.key] != $0.value }
    for (path, text) in changed {
      guard let wanted = new[path] else { continue }
      try planner.rewrite(path, as: .update) { contents in
        let lineBreak = contents.lineBreak
        let merge = Merge(
          base: text.bytes(as: lineBreak), disk: contents, wanted: wanted.bytes(as: lineBreak),
          path: path)
        return merge.conflicts.isEmpty ? merge.contents : contents
      }
    }
    return Set(changed.keys)
  }

  private func texts(
    of ledger: Ledger, _ template: Template, _ file: ProjectFile
  ) throws -> [ProjectPath: String] {
    let output = try Generator(template: template, project: file, folder: nil)
      .output(for: ledger.answers, past: ledger.past)
    return output.files.merging(output.endings) { $1 }
  }

  private func planMarks(in path: ProjectPath, with planner: inout Planner) throws {
    if GitFile.names.contains(path.name), let contents = try planner.contents(of: path),
      !contents.isEmpty, GitFile.withoutTool(contents).isEmpty
    {
      return try planner.removeLedger(path)
    }
    try planner.rewrite(path, as: .update) { contents in
      GitFile.names.contains(path.name)
        ? GitFile.withoutTool(contents) : ToolComments(in: contents, of: path).removed
    }
  }

  private mutating func note(_ path: ProjectPath, _ planner: Planner) throws {
    if planner.changes[path]?.action == .update { ejected.files.append(path) }
    guard let contents = try planner.contents(of: path) else { return }
    ejected.mentions += ToolMentions(commands: commands).places(in: contents, of: path)
  }
}

// MARK: - Files

extension Ejector {
  /// All that may have something of the tool in it.
  private func files(of ledgers: [Ledger]) throws -> Set<ProjectPath> {
    let package = project.file.adoption?.package.map { $0.text + "/" }
    let folders = ["", package].compactMap(\.self)
    let git = folders.flatMap { folder in GitFile.names.map { folder + $0 } }
    let documents = try Disk.names(in: project.root).filter {
      $0.hasSuffix(".md") || $0.hasSuffix(".yml")
    }
    let hosts = try Disk.files(below: project.root + "/.github").map { ".github/" + $0 }
    let files = Set(ledgers.flatMap(\.files.keys)).union(ledgers.flatMap(\.endings.keys))
    let shared = ledgers.flatMap(\.insertions).map(\.file)
    return try Set(SwiftFiles(in: project).paths).union(files).union(shared)
      .union((git + documents + hosts).compactMap { try? ProjectPath($0) })
  }

  /// True if a file is of this project: not of one inside it, and no template.
  private func isOurs(_ path: ProjectPath) throws -> Bool {
    guard try Disk.entry(at: path.path(in: project.root)) == .file else { return false }
    return try path.folders.allSatisfy { folder in
      guard folder.text != TemplateFolder.ownName else { return false }
      return try Disk.entry(at: folder.path(in: project.root) + "/" + ProjectFile.path) != .file
    }
  }
}
