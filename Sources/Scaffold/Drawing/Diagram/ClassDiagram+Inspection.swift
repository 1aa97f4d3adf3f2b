import Checking
import Ground
import Model
import SwiftReading

extension ClassDiagram {
  /// The types of one module of an inspected project, of one target, or of one folder, and those of
  /// others that they stand on.
  ///
  /// - Parameters:
  ///   - root: the folder of the project.
  ///   - isPicture: whether people are to see it, who see no more than so many.
  /// - Returns: `nil` if there is no module, no target and no folder of that name.
  package init?(
    of module: String, in inspection: Inspection, root: String, isPicture: Bool
  ) throws {
    let map = inspection.map
    let isModule = map.positions.contains { $0?.moduleOfTier == module }
    let isTarget = !isModule && inspection.targetsOrParts.contains(module)
    let folder = module.hasSuffix("/") ? String(module.dropLast()) : module
    guard isModule || isTarget || inspection.survey.files.contains(where: { $0.path.isIn(folder) })
    else { return nil }
    let seen = Set(
      inspection.relations.filter {
        isModule
          ? $0.from.moduleOfTier == module
          : isTarget ? $0.fromNode == module : $0.place.file.isIn(folder)
      }.map(\.toNode))
    var files: [(path: ProjectPath, tier: String, source: SwiftSource)] = []
    var neighbours: [(owner: String, source: SwiftSource)] = []
    for file in inspection.survey.files {
      guard let position = map.positions[file.folder], let path = try? ProjectPath(file.path)
      else { continue }
      let isOwn =
        isModule
        ? position.moduleOfTier == module
        : isTarget
          ? [map.node(ofFolder: file.folder), map.targetName(ofFolder: file.folder)].contains(
            module)
          : file.path.isIn(folder)
      if isOwn {
        files.append((path, position.title, try Self.source(of: path, in: root)))
      } else if let node = map.node(ofFolder: file.folder), seen.contains(node) {
        neighbours.append((node, try Self.source(of: path, in: root)))
      }
    }
    self.init(
      module: module, tiers: map.architecture.tiers.map(\.name) + Position.titles, files: files,
      neighbours: neighbours)
    let count = tiers.reduce(0) { $0 + $1.types.count }
    if isPicture, count > CrowdedDiagram.limit {
      throw CrowdedDiagram(of: module, count: count, files.map { ($0.path, $0.source) })
    }
  }

  private static func source(
    of path: ProjectPath, in root: String
  ) throws(SystemError) -> SwiftSource {
    SwiftSource(try Disk.contents(of: path.path(in: root)) ?? [])
  }
}

extension Inspection {
  /// The names of what has files and is no module: targets, the app, what is shared.
  package var targetsOrParts: Set<String> {
    survey.files.reduce(into: []) { names, file in
      if let node = map.node(ofFolder: file.folder) { names.insert(node) }
      if let target = map.targetName(ofFolder: file.folder) { names.insert(target) }
    }
  }
}

extension Position {
  /// Its title in a diagram: its tier, or another word instead.
  fileprivate var title: String {
    switch self {
    case .tier(let name, _): name
    case .app: "App"
    case .shared: "Shared"
    case .tests: "Tests"
    }
  }

  fileprivate static let titles = ["App", "Shared", "Tests"]
}
