import Ground
import Model
import SwiftReading
import Templates

/// A project with everything that is needed to check or draw it.
package struct Inspection: Sendable {
  package let survey: Survey
  package let map: ProjectMap
  /// In the order of files and lines.
  package let relations: [Relation]
  /// What modules have between the markers of shared files; empty unless it was asked for.
  let registrations: Registrations
  /// What could not be read.
  let problems: [Unreadable]

  /// - Parameters:
  ///   - dump: what `swift package dump-package` prints of the project's own package.
  ///   - readsLedgers: whether it matters what modules have registered.
  ///   - isBrief: whether of uses that are allowed, one between the same two is enough: more of them
  ///     change nothing that a check says.
  ///   - only: the files to read, if the others do not matter.
  ///   - past: what files were once, or are to be; `nil` for those that were not there.
  /// - Throws: `DataError` for a mistake in `scaffold.json` or the dump, `UsageError` for a dump
  ///   without a package.
  package init(
    of root: String, _ project: ProjectFile, dump: JSONSource? = nil, readsLedgers: Bool = false,
    isBrief: Bool = false, only: Set<String>? = nil, past: [String: [UInt8]?] = [:]
  ) throws {
    let architecture = try project.completeArchitecture(in: root)
    let tree = SourceTree(
      root: root, architecture: architecture, toleratesMissing: project.adoption != nil)
    let texts = past.compactMapValues(\.self)
    let lists = try tree.targetLists(in: root, dump: dump, texts: texts)
    let (parts, targets) = tree.with(past.filter { $0.value != nil }.keys).parted(
      by: TargetIndex(lists.read), architecture)
    let readsTypes = project.isOneTarget || architecture.namesTypes
    survey = Survey(
      of: parts.without(past.filter { $0.value == nil }.keys), in: root, readsTypes: readsTypes,
      offers: architecture.hidesTypes ? (project.isOneTarget ? .ofApp : .ofTargets) : nil,
      only: project.isOneTarget ? nil : only, past: texts)
    let packages = lists.read
    let problems = survey.problems + lists.problems
    registrations =
      readsLedgers
      ? Registrations(
        of: Project(root: root, file: project),
        manifests: packages.filter(\.isPackage).map(\.manifest),
        documents: tree.documents)
      : Registrations()
    self.problems = problems + registrations.problems
    if let dump, !packages.contains(where: { $0.isPackage && $0.folder.isEmpty }) {
      throw UsageError.noPackage(dump: dump.file)
    }
    map = ProjectMap(of: survey, architecture, packages, targets)
    relations = Self.relations(
      survey, map, namesTypes: project.isOneTarget || architecture.looksInsideTargets,
      isBrief: isBrief, only: only)
  }

  /// - Parameters:
  ///   - namesTypes: whether types tell who sees whom, not imports alone.
  ///   - isBrief: whether of uses that are allowed, one between the same two is enough.
  ///   - only: the files that matter, if the others see whatever they do.
  static func relations(
    _ survey: Survey, _ map: ProjectMap, namesTypes: Bool, isBrief: Bool = false,
    only: Set<String>? = nil
  ) -> [Relation] {
    let files = only.map { only in survey.files.filter { only.contains($0.path) } } ?? survey.files
    let imports = files.inChunks { files in files.map { Self.imports(of: $0, map) } }
    guard namesTypes else { return imports.flatMap(\.self) }
    let uses = NamedUses(
      of: survey, map, isBrief: isBrief && !map.architecture.judgesFolders)
    return zip(imports, uses.relations(of: files, map)).flatMap { $0 + $1 }
  }

  private static func imports(of file: SurveyedFile, _ map: ProjectMap) -> [Relation] {
    guard let from = map.positions[file.folder], let node = map.node(ofFolder: file.folder) else {
      return []
    }
    let part = map.part(ofFolder: file.folder)
    return file.imports.compactMap { statement -> Relation? in
      guard !map.frameworks.contains(statement.module),
        let owner = map.owner(of: statement.module, inFolder: file.folder),
        let to = owner.position,
        owner.node != node || map.architecture.judgesFolders && owner.part != part
      else { return nil }
      return Relation(
        mention: statement.isExported
          ? .exporting(statement.module) : .importing(statement.module),
        from: from, to: to, access: map.architecture.access(from: from, to: to), fromNode: node,
        toNode: owner.node, fromPart: part, toPart: owner.part,
        place: statement.place(in: file.path), target: owner.place)
    }
  }
}

extension Inspection {
  /// Whether a file of the project was looked at.
  package func hasFile(_ path: String) -> Bool {
    survey.files.contains { $0.path == path } || map.packages.contains { $0.manifest == path }
  }
}
