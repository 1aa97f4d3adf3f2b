/// What each folder and each target of a project belongs to.
struct ProjectMap: Sendable {
  let architecture: Architecture
  let packages: [LocatedPackage]
  /// Where the survey's folders belong; `nil` for those in no tier.
  let positions: [Position?]
  /// The targets that the survey's folders are of.
  let targets: [LocatedTarget?]
  /// What of the project can be imported, by its name.
  let owners: [String: Owner]
  /// The frameworks that are for some tiers only.
  let frameworks: Set<String>

  /// A target and the package it is of.
  struct LocatedTarget: Sendable {
    let target: PackageTarget
    /// A place in the list of packages.
    let package: Int
  }

  /// What a name belongs to.
  struct Owner: Equatable, Sendable {
    /// `nil` if it is in no tier.
    let position: Position?
    /// What a picture calls it.
    let node: String
  }

  init(of survey: Survey, _ architecture: Architecture, _ packages: [LocatedPackage]) {
    let folders = survey.folders
    let architecture = architecture.adding(packages.flatMap(\.contents.modules))
    let targetsByFolder = Self.targetsByFolder(packages)
    let targets = folders.map { Self.target(of: $0.path, in: targetsByFolder) }
    let found = zip(folders, targets).map { folder, target in
      architecture.position(
        ofFolder: folder.path.isEmpty ? [] : folder.path.pathComponents,
        target: target?.target.name)
    }
    let modules = Set(found.compactMap { $0?.moduleOfTier })
    positions = found.map { $0?.knowing(modules) }
    self.architecture = architecture
    self.packages = packages
    self.targets = targets
    let declared = Self.owners(targetsByFolder, architecture, modules)
    let imported = Set(survey.files.flatMap(\.imports).map(\.module))
    let named = imported.subtracting(declared.keys).compactMap { name in
      Self.owner(of: name, architecture, modules).map { (name, $0) }
    }
    owners = declared.merging(named) { declared, _ in declared }
    frameworks = Set(architecture.tiers.flatMap(\.frameworks))
  }
}

extension ProjectMap {
  /// What a name that no package declares belongs to, as `scaffold.json` has it.
  private static func owner(
    of name: String, _ architecture: Architecture, _ modules: Set<String>
  ) -> Owner? {
    guard let position = architecture.position(ofTarget: name)?.knowing(modules) else {
      return nil
    }
    if let module = position.moduleOfTier, !modules.contains(module) { return nil }
    return Owner(position: position, node: name)
  }

  /// What a picture calls the files of a folder.
  func node(ofFolder index: Int) -> String? {
    guard let position = positions[index] else { return nil }
    // A target that has several tiers in it is not one of them.
    if let name = targets[index]?.target.name, owners[name]?.position == position { return name }
    return Self.node(of: position)
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
  private static func targetsByFolder(_ packages: [LocatedPackage]) -> [String: LocatedTarget] {
    var targets: [String: LocatedTarget] = [:]
    for (index, package) in packages.enumerated() {
      for target in package.contents.targets {
        targets[package.path(of: target.folder)] = LocatedTarget(target: target, package: index)
      }
    }
    return targets
  }

  /// The target of the innermost folder that is one's.
  private static func target(
    of folder: String, in targets: [String: LocatedTarget]
  ) -> LocatedTarget? {
    var path: String? = folder
    while let current = path {
      if let target = targets[current] { return target }
      path = current.isEmpty ? nil : current.parentFolder ?? ""
    }
    return nil
  }

  private static func owners(
    _ targets: [String: LocatedTarget], _ architecture: Architecture, _ modules: Set<String>
  ) -> [String: Owner] {
    var owners: [String: Owner] = [:]
    for (folder, located) in targets.sorted(by: { $0.key < $1.key }) {
      let name = located.target.name
      let position = architecture.position(
        ofFolder: folder.isEmpty ? [] : folder.pathComponents, target: name)
      owners[name] = Owner(position: position?.knowing(modules), node: name)
    }
    guard targets.isEmpty else { return owners }
    // Without a package, targets are called as they usually are.
    for module in modules {
      for tier in architecture.tiers {
        let owner = Owner(
          position: .tier(tier.name, module: module), node: "\(module)/\(tier.name)")
        for name in tier.targetNames(in: module) { owners[name] = owner }
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
  var moduleOfTier: String? {
    if case .tier(_, let module) = self { module } else { nil }
  }

  /// Tests are those of a module only if there is such a module.
  fileprivate func knowing(_ modules: Set<String>) -> Position {
    if case .tests(let module?) = self, !modules.contains(module) { return .tests(module: nil) }
    return self
  }
}
