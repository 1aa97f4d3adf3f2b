import Ground
import Model
import SwiftReading

/// The owner of each folder and each target of a project.
package struct ProjectMap: Sendable {
  package let architecture: Architecture
  package let packages: [TargetList]
  /// Where the survey's folders belong; `nil` for those in no tier.
  package let positions: [Position?]
  /// The targets that the survey's folders are of.
  let targets: [LocatedTarget?]
  /// The modules of the project that can be imported, by their names.
  private let owners: [String: Owner]
  /// The same, for those who are in a package that has targets of its own by these names.
  private let ownersByPackage: [[String: Owner]]
  /// The frameworks that are for some tiers only.
  let frameworks: Set<String>
  /// The paths of the survey's folders.
  private let paths: [String]
  /// The names in a picture for the files of each folder.
  private var nodes: [String?] = []

  /// A target and the package it is of.
  struct LocatedTarget: Sendable {
    let target: PackageTarget
    /// A place in the list of packages.
    let package: Int
    /// True if no target names the files, and those beside them are of this one.
    var isAssumed = false
  }

  /// The owner of a name.
  struct Owner: Equatable, Sendable {
    /// `nil` if it is in no tier.
    let position: Position?
    /// Its name in a picture.
    let node: String
    let part: Part
    /// Where it is declared, if that is known.
    var place: SourcePlace?
  }

  /// - Parameter targets: that of each of the survey's folders.
  init(
    of survey: Survey, _ architecture: Architecture, _ packages: [TargetList],
    _ targets: [LocatedTarget?]
  ) {
    let folders = survey.folders
    let architecture = architecture.adding(packages.flatMap(\.contents.modules))
    let found = zip(folders, targets).map { folder, target -> Position? in
      let found = architecture.position(
        ofFolder: folder.path.isEmpty ? [] : folder.path.pathComponents,
        target: target?.target.name)
      // The names of files say nothing of tests.
      return found?.isOfTests == true ? found : folder.position ?? found
    }
    let modules = Set(found.compactMap { $0?.moduleOfTier })
    positions = found.map { $0?.knowing(modules) }
    self.architecture = architecture
    self.packages = packages
    self.targets = targets
    ownersByPackage = Self.owners(packages, architecture, modules)
    // Where the targets are known, nothing else is one: a folder `Core/Data` is no CoreData.
    let areKnown =
      !packages.isEmpty && packages.allSatisfy(\.contents.isComplete)
      && folders.indices.allSatisfy { index in
        folders[index].files.isEmpty || targets[index] != nil
          || found[index]?.moduleOfTier == nil
      }
    let usual = areKnown ? [:] : Self.usualOwners(architecture, modules)
    let declared = ownersByPackage.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
      .merging(usual) { declared, _ in declared }
    let imported = Set(survey.files.flatMap(\.imports).map(\.module))
    let names = areKnown ? Set(folders.flatMap { $0.path.pathComponents.map(String.init) }) : []
    let named = imported.subtracting(declared.keys).compactMap { name in
      Self.owner(of: name, architecture, modules, isExact: areKnown && !names.contains(name))
        .map { (name, $0) }
    }
    owners = declared.merging(named) { declared, _ in declared }
    frameworks = Set(architecture.tiers.flatMap(\.frameworks))
    paths = folders.map(\.path)
    nodes = folders.indices.map(foundNode(ofFolder:))
  }

  /// That of a project whose parts are tiers of their own.
  ///
  /// - Parameters:
  ///   - positions: where the survey's folders belong.
  ///   - owners: what the targets are, by their names.
  init(
    of survey: Survey, _ architecture: Architecture, positions: [Position?],
    targets: [LocatedTarget?], owners: [String: Owner]
  ) {
    (self.architecture, self.positions, self.targets) = (architecture, positions, targets)
    (self.owners, packages, ownersByPackage, frameworks) = (owners, [], [], [])
    paths = survey.folders.map(\.path)
    nodes = survey.folders.indices.map(foundNode(ofFolder:))
  }
}

extension ProjectMap {
  /// The owner of a name that no package declares, as `scaffold.json` has it.
  ///
  /// - Parameter isExact: whether a pattern with `*` says nothing of it.
  private static func owner(
    of name: String, _ architecture: Architecture, _ modules: Set<String>, isExact: Bool
  ) -> Owner? {
    guard !SystemFrameworks.contains(name),
      let position = architecture.position(ofForeign: name, isExact: isExact)?.knowing(modules)
    else { return nil }
    if let module = position.moduleOfTier, !modules.contains(module) { return nil }
    return Owner(position: position, node: name, part: Part(folder: "", target: name))
  }

  /// The names of all targets that are declared.
  var targetNames: Set<String> { Set(packages.flatMap(\.contents.targets).map(\.name)) }

  /// The target of the files of a folder; `nil` where none is known.
  package func targetName(ofFolder index: Int) -> String? { targets[index]?.target.name }

  /// The folder and the target of the files of a folder.
  func part(ofFolder index: Int) -> Part {
    Part(folder: paths[index], target: targets[index]?.target.name)
  }

  /// The meaning of a name for the files of a folder; `nil` if it is not of the project.
  func owner(of name: String, inFolder index: Int) -> Owner? {
    guard let target = targets[index], ownersByPackage.indices.contains(target.package) else {
      return owners[name]
    }
    return ownersByPackage[target.package][name] ?? owners[name]
  }

  /// The name in a picture for the files of a folder.
  package func node(ofFolder index: Int) -> String? { nodes[index] }

  private func foundNode(ofFolder index: Int) -> String? {
    guard let position = positions[index] else { return nil }
    // A target that has several tiers in it is not one of them.
    if let name = targets[index]?.target.name,
      owner(of: name, inFolder: index)?.position == position
    {
      return name
    }
    return nameOfTarget(around: index, at: position) ?? Self.node(of: position)
  }

  /// The target that a folder above files of no target is called as: nobody drew two boxes for it.
  private func nameOfTarget(around index: Int, at position: Position) -> String? {
    guard targets[index] == nil, !paths[index].isEmpty else { return nil }
    return paths[index].pathComponents.map(String.init).first { name in
      owners[name].map { $0.place != nil && $0.position == position } ?? false
    }
  }

  private static func node(of position: Position) -> String {
    switch position {
    case .tier(let tier, let module?): "\(module)/\(tier)"
    case .tier(let tier, nil): tier
    case .app: "App"
    case .shared: "Shared"
    case .tests(let module?): "\(module)/Tests"
    case .tests(nil): "Tests"
    }
  }
}

// MARK: - Targets

extension ProjectMap {
  /// The owners of the targets of each package, by their names.
  private static func owners(
    _ packages: [TargetList], _ architecture: Architecture, _ modules: Set<String>
  ) -> [[String: Owner]] {
    packages.map { package in
      let owners = package.contents.targets.flatMap { target -> [(String, Owner)] in
        let folder = package.path(of: target.folder) ?? ""
        let position = architecture.position(
          ofFolder: folder.isEmpty ? [] : folder.pathComponents, target: target.name)
        let owner = Owner(
          position: position?.knowing(modules), node: target.name,
          part: Part(folder: folder, target: target.name), place: target.place)
        // `import Login_UI` is of the target `Login-UI`.
        return [(target.name, owner), (target.name.asModuleName, owner)]
      }
      return Dictionary(owners) { first, _ in first }
    }
  }

  /// The usual names of a module's tiers where no package says them.
  private static func usualOwners(
    _ architecture: Architecture, _ modules: Set<String>
  ) -> [String: Owner] {
    var owners: [String: Owner] = [:]
    for module in modules {
      for tier in architecture.tiers {
        let owner = Owner(
          position: .tier(tier.name, module: module), node: "\(module)/\(tier.name)",
          part: Part(folder: "", target: nil))
        // A folder `Core/Data` does not make CoreData a target of the project.
        for name in tier.targetNames(in: module) where !SystemFrameworks.contains(name) {
          owners[name] = owner
        }
      }
    }
    return owners
  }
}

extension Architecture {
  /// The same, with what the lines of modules in manifests say.
  fileprivate func adding(_ lines: [ModuleLine]) -> Architecture {
    var architecture = self
    for line in lines { architecture.uses[line.name, default: []].formUnion(line.uses ?? []) }
    return architecture
  }
}

extension Position {
  /// The module whose tier it is.
  package var moduleOfTier: String? {
    if case .tier(_, let module) = self { module } else { nil }
  }

  /// Tests are those of a module only if there is such a module.
  fileprivate func knowing(_ modules: Set<String>) -> Position {
    if case .tests(let module?) = self, !modules.contains(module) { return .tests(module: nil) }
    return self
  }
}
