import Ground

extension Architecture {
  /// Where in the architecture the files of a folder belong; `nil` if in no tier.
  ///
  /// A path in `scaffold.json` counts before a target, a target before the name of a folder; among
  /// paths the longest counts, among names those of tests, then of tiers, and the outermost folder.
  ///
  /// - Parameters:
  ///   - folders: the names on the way from the project's folder, the outermost first.
  ///   - target: the target that the folder belongs to, if it is known.
  package func position(ofFolder folders: [Substring], target: String?) -> Position? {
    position(byPath: folders) ?? target.flatMap(position(ofTarget:))
      ?? position(byModule: folders) ?? position(byName: folders[...])
      ?? target.flatMap(position(bySuffixOf:)) ?? position(byTargetNamedAsOneOf: folders)
  }

  /// Where a file belongs by its own name, which counts before its folder and its target.
  ///
  /// - Parameter folders: the names on the way to its folder.
  package func position(ofFile name: Substring, in folders: [Substring]) -> Position? {
    for tier in tiers {
      if tier.files.contains(where: { $0.match(name: name) != nil }) {
        return position(.tier(tier.name), module: module(in: folders))
      }
    }
    return nil
  }

  /// Whether files may belong elsewhere than their folder.
  package var namesFiles: Bool { tiers.contains { !$0.files.isEmpty } }

  /// Where a target belongs, as far as its name tells.
  package func position(ofTarget name: String) -> Position? {
    position(ofTarget: name, among: claims)
  }

  /// Where a name belongs that is no target known here. `App*` says nothing of AppKit.
  ///
  /// - Parameter isExact: whether a pattern with `*` says nothing of any such name.
  package func position(ofForeign name: String, isExact: Bool) -> Position? {
    position(
      ofTarget: name, among: claims.filter { !$0.pattern.isGeneral || $0.isOfTier && !isExact })
  }

  private func position(ofTarget name: String, among claims: [Claim]) -> Position? {
    let matches = claims.compactMap { claim -> (isGeneral: Bool, position: Position)? in
      guard claim.isOfTargets, let match = claim.pattern.match(name: name[...]) else { return nil }
      return (claim.pattern.isGeneral, position(claim.kind, module: match.module))
    }
    return (matches.first { !$0.isGeneral } ?? matches.first)?.position
  }

  package func isExcluded(_ folders: [Substring]) -> Bool {
    excluded.contains { $0.match(folders: folders[...]) != nil }
  }
}

extension Architecture {
  /// One line of `scaffold.json` that says what belongs where.
  private struct Claim {
    let pattern: PlacePattern
    let kind: Kind
    let isOfTargets: Bool
    let isOfFolders: Bool

    enum Kind {
      case tier(String)
      case app
      case shared
      case tests
    }

    var isOfTier: Bool { if case .tier = kind { true } else { false } }

    /// The claims of a lower rank come first.
    var rank: Int {
      switch kind {
      case .tests: 0
      case .tier: 1
      case .shared: 2
      case .app: 3
      }
    }
  }

  private var claims: [Claim] {
    let ofTiers = tiers.flatMap { tier in
      tier.folders.map {
        Claim(pattern: $0, kind: .tier(tier.name), isOfTargets: false, isOfFolders: true)
      }
        + tier.targets.map {
          Claim(pattern: $0, kind: .tier(tier.name), isOfTargets: true, isOfFolders: false)
        }
    }
    let rest: [(Claim.Kind, [PlacePattern])] = [(.app, app), (.shared, shared), (.tests, tests)]
    return ofTiers
      + rest.flatMap { kind, patterns in
        patterns.map { Claim(pattern: $0, kind: kind, isOfTargets: true, isOfFolders: true) }
      }
  }

  private func position(byPath folders: [Substring]) -> Position? {
    let matches = claims.filter { $0.isOfFolders && $0.pattern.isPath }
      .compactMap { claim in
        claim.pattern.match(folders: folders[...]).map { (claim: claim, match: $0) }
      }
    return matches.max { one, other in
      (one.match.depth, one.claim.pattern.isGeneral ? 0 : 1)
        < (other.match.depth, other.claim.pattern.isGeneral ? 0 : 1)
    }
    .map { position($0.claim.kind, module: $0.match.module ?? module(in: folders)) }
  }

  /// `Sources/Modules/Login/View/…`: the module comes first, then its tier.
  private func position(byModule folders: [Substring]) -> Position? {
    guard let module = module(in: folders), let modules else { return nil }
    let depth = modules.text.pathComponents.count + 1
    return position(byName: folders[depth...], module: module)
  }

  private func position(byName folders: ArraySlice<Substring>, module: String? = nil) -> Position? {
    // What holds others together, or stands below them, may have folders of tiers in it.
    for rank in 0...3 {
      let claims = claims.filter { $0.rank == rank }
      if let found = position(byName: folders, module: module, among: claims) { return found }
    }
    return nil
  }

  private func position(
    byName folders: ArraySlice<Substring>, module: String?, among claims: [Claim]
  ) -> Position? {
    let matches = claims.filter { $0.isOfFolders && !$0.pattern.isPath }
      .compactMap { claim in
        claim.pattern.match(folders: folders).map { (claim: claim, match: $0) }
      }
    let best = matches.min { one, other in
      (one.match.depth, one.claim.pattern.isGeneral ? 1 : 0)
        < (other.match.depth, other.claim.pattern.isGeneral ? 1 : 0)
    }
    return best.map { position($0.claim.kind, module: module ?? $0.match.module) }
  }

  /// Where nobody says what the targets are, a folder often is called as its target.
  private func position(byTargetNamedAsOneOf folders: [Substring]) -> Position? {
    for folder in folders {
      if let position = position(ofTarget: String(folder)) { return position }
    }
    return nil
  }

  /// `LoginView`, where `scaffold.json` names the tier View and no targets.
  private func position(bySuffixOf target: String) -> Position? {
    for tier in tiers where target.hasSuffix(tier.name) && target != tier.name {
      return position(.tier(tier.name), module: String(target.dropLast(tier.name.count)))
    }
    return nil
  }

  /// The module that a folder belongs to, if it is below the folder of the modules.
  private func module(in folders: [Substring]) -> String? {
    guard let root = modules?.text.pathComponents, folders.count > root.count,
      folders.starts(with: root)
    else { return nil }
    return String(folders[root.count])
  }

  private func position(_ kind: Claim.Kind, module: String?) -> Position {
    switch kind {
    case .app: .app
    case .shared: .shared
    case .tests: .tests(module: module)
    case .tier(let name) where tier(named: name)?.spansModules == true: .tier(name, module: nil)
    case .tier(let name):
      .tier(
        name,
        module: module.flatMap { module in
          // What all modules stand on may be called like a module: BaseView, BaseData.
          shared.contains { $0.text == module } ? nil : module
        })
    }
  }
}
