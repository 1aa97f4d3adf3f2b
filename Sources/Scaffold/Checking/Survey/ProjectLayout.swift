import Ground
import Model
import Templates

/// The files of a project and the targets that they are of, before any of the files is read.
package struct ProjectLayout: Sendable {
  let root: String
  let project: ProjectFile
  let architecture: Architecture
  let dump: JSONSource?
  /// The texts that files had once, or are to have.
  let texts: [String: [UInt8]]
  /// The files, in parts of one target and one tier each, and the targets of these.
  let parts: SourceTree
  let targets: [ProjectMap.LocatedTarget?]
  let lists: [TargetList]
  /// The files that declare targets and could not be read.
  let problems: [Unreadable]

  /// - Parameters:
  ///   - dump: what `swift package dump-package` prints of the project's own package.
  ///   - past: what files were once, or are to be; `nil` for those that were not there.
  /// - Throws: `DataError` for a mistake in `scaffold.json` or the dump.
  package init(
    of root: String, _ project: ProjectFile, dump: JSONSource? = nil,
    past: [String: [UInt8]?] = [:]
  ) throws {
    (self.root, self.project, self.dump) = (root, project, dump)
    architecture = try project.completeArchitecture(in: root)
    texts = past.compactMapValues(\.self)
    let tree = SourceTree(
      root: root, architecture: architecture, toleratesMissing: project.adoption != nil)
    (lists, problems) = try tree.targetLists(in: root, dump: dump, texts: texts)
    let (parts, targets) = tree.with(texts.keys).parted(by: TargetIndex(lists), architecture)
    self.parts = parts.without(past.filter { $0.value == nil }.keys)
    self.targets = targets
  }
}

extension ProjectLayout {
  /// True if all tiers are in one target, so that no file can be judged without the others.
  package var isOneTarget: Bool { project.isOneTarget }

  /// Reads the files.
  ///
  /// - Parameter only: those that matter, where the others say nothing of them.
  package func survey(only: Set<String>? = nil) -> Survey {
    Survey(
      of: parts, in: root, readsTypes: isOneTarget || architecture.namesTypes,
      offers: architecture.hidesTypes ? (isOneTarget ? .ofApp : .ofTargets) : nil,
      besides: architecture.testRegions, only: isOneTarget ? nil : only, past: texts)
  }
}
