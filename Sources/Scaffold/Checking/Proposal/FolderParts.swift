import Ground

/// The folders of one target, cut where their names stand for tiers, or right below what holds
/// them.
struct FolderParts {
  /// The part that each folder is of, in the order of the folders.
  private(set) var parts: [Part] = []

  struct Part {
    /// The path from the project's folder.
    let path: String
    let role: Role?
    /// The folder that stands for it: that which is called as a tier.
    let place: String
    /// The word it is called by, if such a folder stands in each feature.
    var word: String?
  }

  /// - Parameters:
  ///   - folders: the paths, each with the number of its files.
  ///   - besidesNames: whether the names of files say which of them are views, so that a folder of
  ///     features says nothing by its own name.
  init(of folders: [(path: String, files: Int)], besidesNames: Bool = false) {
    let home = Self.home(of: folders)
    let depth = home.isEmpty ? 0 : home.pathComponents.count
    let parted =
      besidesNames
      ? Self.unnamed(folders, in: home, depth) : Self.parted(folders, in: home, depth)
    let common = besidesNames ? [] : Self.common(folders, in: parted, depth)
    parts = folders.map { folder, _ in
      guard home.isEmpty || folder.isIn(home) else { return Self.outside(folder, of: home) }
      let names = folder.isEmpty ? [] : folder.pathComponents.map(String.init)
      guard names.count > depth else { return Part(path: folder, role: nil, place: folder) }
      return parted.contains(names[depth])
        ? Self.part(ofFeature: names, below: depth, common, besidesNames: besidesNames)
        : Self.part(of: names, below: depth, Role(names[depth].lowercasedWords))
    }
  }
}

extension FolderParts {
  /// The innermost folder that holds nearly everything.
  static func home(of folders: [(path: String, files: Int)]) -> String {
    let total = folders.reduce(0) { $0 + $1.files }
    var home = ""
    while true {
      var sizes: [String: Int] = [:]
      for (path, files) in folders where path != home && (home.isEmpty || path.isIn(home)) {
        let rest = home.isEmpty ? path : String(path.dropFirst(home.utf8.count + 1))
        sizes[String(rest.pathComponents[0]), default: 0] += files
      }
      guard let largest = sizes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        largest.value * 5 >= total * 4
      else { return home }
      let inner = largest.key.below(home)
      // A tier is no home, but an `App` that has all tiers in it is, be it feature by feature.
      let role = Role(exactly: largest.key)
      guard role == nil || haveTiers(folders, below: inner, anywhere: role == .app) else {
        return home
      }
      home = inner
    }
  }

  /// True if folders below one are called as tiers, and not all as the same.
  ///
  /// - Parameter anywhere: whether they may also stand further below.
  private static func haveTiers(
    _ folders: [(path: String, files: Int)], below home: String, anywhere: Bool
  ) -> Bool {
    let depth = home.pathComponents.count
    let roles = folders.filter { $0.path != home && $0.path.isIn(home) }.compactMap { folder in
      let names = folder.path.pathComponents.map(String.init)
      let role = Role(names[depth].lowercasedWords)
      return anywhere ? tier(in: names, from: depth)?.role ?? role : role
    }
    // Beside one tier, an app may have nothing but what is shared.
    return Set(roles.filter { $0.isTier || anywhere }).count > 1 && roles.contains(where: \.isTier)
  }

  /// The folders right below the home that have several tiers in them, as features do.
  private static func parted(
    _ folders: [(path: String, files: Int)], in home: String, _ depth: Int
  ) -> Set<String> {
    var sizes: [String: Int] = [:]
    var roles: [String: [Role: Int]] = [:]
    for (path, files) in folders where home.isEmpty ? !path.isEmpty : path.isIn(home) {
      let names = path.pathComponents.map(String.init)
      guard names.count > depth else { continue }
      sizes[names[depth], default: 0] += files
      let below = names.count > depth + 1 ? Role(exactly: names[depth + 1]) : nil
      if let role = tier(in: names, from: depth + 1)?.role ?? below {
        roles[names[depth], default: [:]][role, default: 0] += files
      }
    }
    let total = sizes.values.reduce(0, +)
    let parted = sizes.keys.filter { name in
      let (found, size) = (roles[name] ?? [:], sizes[name, default: 0])
      let tiers = found.filter(\.key.isTier)
      let inTiers = tiers.values.reduce(0, +)
      let role = Role(name.lowercasedWords)
      // What has a large part of everything is parted by what is shared in it, too.
      if size * 4 >= total, found.count > 1, found.values.reduce(0, +) * 2 >= size,
        role == nil || role == .app || role == .shared
      {
        return true
      }
      guard tiers.count > 1, inTiers * 2 >= size else { return false }
      switch role {
      case _ where isContainer(name): return true
      case nil, .shared, .app: return true
      // Screens may stand with all that is theirs: then nearly each file is in a tier.
      case .view: return inTiers * 10 >= size * 9 && found[.view, default: 0] * 4 <= inTiers * 3
      case .viewModel, .presenter, .router, .contract, .business, .service, .model, .data:
        return false
      }
    }
    return Set(parted)
  }

  /// The folders right below the home that say no tier, or hold features.
  private static func unnamed(
    _ folders: [(path: String, files: Int)], in home: String, _ depth: Int
  ) -> Set<String> {
    let names = folders.filter { home.isEmpty || $0.path.isIn(home) }.compactMap { path, _ in
      path.pathComponents.dropFirst(depth).first.map(String.init)
    }
    return Set(names).filter { isContainer($0) || Role($0.lowercasedWords) == nil }
  }

  /// The first folder on the way that is called as a tier.
  private static func tier(in names: [String], from start: Int) -> (index: Int, role: Role)? {
    for index in names.indices.dropFirst(start) {
      if let role = Role(names[index].lowercasedWords), role.isTier, !isContainer(names[index]) {
        return (index, role)
      }
    }
    return nil
  }

  /// The words by which several features call folders that are no tiers: of models, of routers.
  private static func common(
    _ folders: [(path: String, files: Int)], in parted: Set<String>, _ depth: Int
  ) -> Set<String> {
    var features: [String: Set<String>] = [:]
    for (path, _) in folders {
      let names = path.pathComponents.map(String.init)
      guard names.count > depth, parted.contains(names[depth]),
        tier(in: names, from: depth + 1) == nil
      else { continue }
      for index in names.indices.dropFirst(depth + 1) where Role(exactly: names[index]) != nil {
        features[names[index], default: []].insert(names[..<index].joined(separator: "/"))
      }
    }
    return Set(features.filter { $0.value.count > 1 }.keys)
  }

  private static func part(
    ofFeature names: [String], below depth: Int, _ common: Set<String>, besidesNames: Bool
  ) -> Part {
    if besidesNames {
      // Nothing but what is called exactly as views are says more than the names of files.
      let found = names.indices.dropFirst(depth + 1).lazy
        .map { (index: $0, role: Role(exactly: names[$0])) }
        .first { !isContainer(names[$0.index]) && $0.role.map(Role.ofScreens.contains) == true }
      guard let (index, role) = found else { return part(of: names, below: depth, nil) }
      let place = names[...index].joined(separator: "/")
      return Part(path: place, role: role, place: place, word: names[index])
    }
    // What is shared in each feature is so in all; what puts one together does not put all together.
    let word = names.indices.dropFirst(depth + 1).first { common.contains(names[$0]) }
      .map { (index: $0, role: Role(exactly: names[$0]) == .shared ? Role.shared : nil) }
    let found = tier(in: names, from: depth + 1).map { (index: $0.index, role: Optional($0.role)) }
    let below = depth + 1
    let shared = names.count > below && Role(exactly: names[below]) == .shared ? below : nil
    guard let (index, role) = found ?? word ?? shared.map({ (index: $0, role: Role.shared) }) else {
      return part(of: names, below: depth, nil)
    }
    let place = names[...index].joined(separator: "/")
    return Part(path: place, role: role, place: place, word: names[index])
  }

  private static func part(of names: [String], below depth: Int, _ role: Role?) -> Part {
    let place = names[...depth].joined(separator: "/")
    // The folders of views may be features.
    let path = role == .view ? names.prefix(depth + 2).joined(separator: "/") : place
    return Part(path: path, role: role, place: place)
  }

  /// A folder that holds features, which may have tiers of their own in them.
  static func isContainer(_ name: String) -> Bool {
    ["feature", "features", "modules", "widgets"].contains(name.lowercased())
  }

  private static func outside(_ folder: String, of home: String) -> Part {
    let name = folder.isEmpty ? "" : String(folder.pathComponents[0])
    // What holds the home has it below itself.
    let path = home.isIn(name) ? folder : name
    return Part(path: path, role: Role(path.lowercasedWords), place: path)
  }
}
