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
  /// The lines of modules between the markers of shared files; empty unless they were asked for.
  let registrations: Registrations
  /// The files that could not be read.
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
    let layout = try ProjectLayout(of: root, project, dump: dump, past: past)
    try self.init(
      of: layout, layout.survey(only: only), readsLedgers: readsLedgers, isBrief: isBrief,
      only: only)
  }

  /// - Parameters:
  ///   - survey: what the files of the layout say.
  ///   - readsLedgers: as above.
  ///   - isBrief: as above.
  ///   - only: as above.
  /// - Throws: `UsageError` for a dump without a package.
  package init(
    of layout: ProjectLayout, _ survey: Survey, readsLedgers: Bool = false, isBrief: Bool = false,
    only: Set<String>? = nil
  ) throws {
    let (project, architecture) = (layout.project, layout.architecture)
    self.survey = survey
    let packages = layout.lists
    registrations =
      readsLedgers
      ? Registrations(
        of: Project(root: layout.root, file: project),
        manifests: packages.filter(\.isPackage).map(\.manifest),
        documents: layout.parts.documents)
      : Registrations()
    problems = survey.problems + layout.problems + registrations.problems
    if let dump = layout.dump, !packages.contains(where: { $0.isPackage && $0.folder.isEmpty }) {
      throw UsageError.noPackage(dump: dump.file)
    }
    map = ProjectMap(of: survey, architecture, packages, layout.targets)
    relations = Self.relations(
      survey, map, namesTypes: project.isOneTarget || architecture.looksInsideTargets,
      isBrief: isBrief, only: only)
  }

  /// - Parameters:
  ///   - namesTypes: whether types say who depends on whom, not imports alone.
  ///   - isBrief: whether of uses that are allowed, one between the same two is enough.
  ///   - only: the files that matter, if the others may use whatever they do.
  static func relations(
    _ survey: Survey, _ map: ProjectMap, namesTypes: Bool, isBrief: Bool = false,
    only: Set<String>? = nil
  ) -> [Relation] {
    let files = only.map { only in survey.files.filter { only.contains($0.path) } } ?? survey.files
    let isBrief = isBrief && !map.architecture.judgesFolders
    let imports = files.inChunks { files in
      var uses = ImportUses(in: map, isBrief: isBrief)
      return files.map { uses.relations(of: $0) }
    }
    guard namesTypes else { return imports.flatMap(\.self) }
    let uses = NamedUses(of: survey, map, isBrief: isBrief)
    return zip(imports, uses.relations(of: files, map)).flatMap { $0 + $1 }
  }
}

extension Inspection {
  /// The files that no target names.
  package var assumedFiles: [String] {
    survey.files.filter { map.targets[$0.folder]?.isAssumed == true }.map(\.path)
      .filter { $0.hasSuffix(".swift") }
  }

  /// True if a file of the project was examined.
  package func hasFile(_ path: String) -> Bool {
    survey.files.contains { $0.path == path } || map.packages.contains { $0.manifest == path }
  }
}

extension UsageError {
  static func noPackage(dump: String) -> UsageError {
    UsageError(
      "no-package",
      "there is no Package.swift in the project's folder that `\(dump.printable)` could be of",
      "leave `--manifest` out")
  }
}
