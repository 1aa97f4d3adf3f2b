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
    placement(ofFolder: folders, target: target)?.position
  }

  /// Where the files of a folder belong, and what in `scaffold.json` says so.
  package func placement(ofFolder folders: [Substring], target: String?) -> Placement? {
    placement(byPath: folders) ?? target.flatMap(placement(beforeFoldersByTarget:))
      ?? placement(byModule: folders) ?? placement(byName: folders[...])
      ?? target.flatMap { placement(ofTarget: $0, among: claims) }
      ?? target.flatMap(placement(bySuffixOf:)) ?? placement(byTargetNamedAsOneOf: folders)
  }

  /// The target that has all tiers may be called App: its folders say more than that, unless
  /// `scaffold.json` says what the app is.
  private func placement(beforeFoldersByTarget target: String) -> Placement? {
    let found = placement(ofTarget: target, among: claims)
    let isUsual = found?.position == .app && found?.pattern?.offset == nil
    return isInOneTarget && isUsual ? nil : found
  }

  /// Where a file belongs by its own name, which counts before its folder and its target.
  /// `Cart+Rows.swift` adds to what is in `Cart.swift`, and belongs there.
  ///
  /// - Parameter folders: the names on the way to its folder.
  package func placement(ofFile name: Substring, in folders: [Substring]) -> Placement? {
    let names = [name] + (name.split(separator: "+").first.map { [$0 + ".swift"] } ?? [])
    let isMatch = { (pattern: PlacePattern) in
      names.contains { pattern.matches(file: $0, in: folders) }
    }
    if let pattern = app.first(where: { $0.isOfFile && isMatch($0) }) {
      return Placement(position: .app, pattern: pattern)
    }
    for tier in tiers {
      guard let pattern = tier.files.first(where: isMatch) else { continue }
      return Placement(
        position: position(.tier(tier.name), module: module(in: folders)), pattern: pattern)
    }
    return nil
  }

  /// True if files may belong elsewhere than their folder.
  package var namesFiles: Bool {
    tiers.contains { !$0.files.isEmpty } || app.contains(where: \.isOfFile)
  }

  /// Where a target belongs, as far as its name says.
  package func position(ofTarget name: String) -> Position? {
    placement(ofTarget: name, among: claims)?.position
  }

  /// Where a name belongs that is no target known here. `App*` says nothing of AppKit.
  ///
  /// - Parameter isExact: whether a pattern with `*` says nothing of any such name.
  package func position(ofForeign name: String, isExact: Bool) -> Position? {
    placement(
      ofTarget: name, among: claims.filter { !$0.pattern.isGeneral || $0.isOfTier && !isExact })?
      .position
  }

  private func placement(ofTarget name: String, among claims: [Claim]) -> Placement? {
    let matches = claims.compactMap { claim -> Placement? in
      guard claim.isOfTargets, let match = claim.pattern.match(name: name[...]) else { return nil }
      return Placement(
        position: position(claim.kind, module: match.module), pattern: claim.pattern)
    }
    return matches.first { $0.pattern?.isGeneral == false } ?? matches.first
  }

  package func isExcluded(_ folders: [Substring]) -> Bool {
    excluded.contains { $0.match(folders: folders[...]) != nil }
  }
}

extension Architecture {
  /// One line of `scaffold.json` that says what belongs where.
  struct Claim: Equatable, Sendable {
    let pattern: PlacePattern
    let kind: Kind
    let isOfTargets: Bool
    let isOfFolders: Bool

    enum Kind: Equatable, Sendable {
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

  var claims: [Claim] {
    if let collectedClaims { return collectedClaims }
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

  private func placement(byPath folders: [Substring]) -> Placement? {
    let matches = claims.filter { $0.isOfFolders && $0.pattern.isPath }
      .compactMap { claim in
        claim.pattern.match(folders: folders[...]).map { (claim: claim, match: $0) }
      }
    return matches.max { one, other in
      (one.match.depth, one.claim.pattern.isGeneral ? 0 : 1)
        < (other.match.depth, other.claim.pattern.isGeneral ? 0 : 1)
    }
    .map { found in
      Placement(
        position: position(found.claim.kind, module: found.match.module ?? module(in: folders)),
        pattern: found.claim.pattern)
    }
  }

  /// `Sources/Modules/Login/View/…`: the module comes first, then its tier.
  private func placement(byModule folders: [Substring]) -> Placement? {
    guard let module = module(in: folders), let modules else { return nil }
    let depth = modules.text.pathComponents.count + 1
    return placement(byName: folders[depth...], module: module)
  }

  private func placement(
    byName folders: ArraySlice<Substring>, module: String? = nil
  ) -> Placement? {
    // What holds others together, or stands below them, may have folders of tiers in it.
    for rank in 0...3 {
      let claims = claims.filter { $0.rank == rank }
      if let found = placement(byName: folders, module: module, among: claims) { return found }
    }
    return nil
  }

  private func placement(
    byName folders: ArraySlice<Substring>, module: String?, among claims: [Claim]
  ) -> Placement? {
    let matches = claims.filter { $0.isOfFolders && !$0.pattern.isPath }
      .compactMap { claim in
        claim.pattern.match(folders: folders).map { (claim: claim, match: $0) }
      }
    let best = matches.min { one, other in
      (one.match.depth, one.claim.pattern.isGeneral ? 1 : 0)
        < (other.match.depth, other.claim.pattern.isGeneral ? 1 : 0)
    }
    return best.map { found in
      Placement(
        position: position(found.claim.kind, module: module ?? found.match.module),
        pattern: found.claim.pattern)
    }
  }

  /// Where nobody says what the targets are, a folder often is called as its target.
  private func placement(byTargetNamedAsOneOf folders: [Substring]) -> Placement? {
    for folder in folders {
      if let found = placement(ofTarget: String(folder), among: claims) { return found }
    }
    return nil
  }

  /// `LoginView`, where `scaffold.json` names the tier View and no targets.
  private func placement(bySuffixOf target: String) -> Placement? {
    for tier in tiers where target.hasSuffix(tier.name) && target != tier.name {
      return Placement(
        position: position(.tier(tier.name), module: String(target.dropLast(tier.name.count))),
        pattern: nil)
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
