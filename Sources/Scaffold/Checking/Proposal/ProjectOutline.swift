import Ground
import Model
import SwiftReading

/// The folders, targets and imports of a project that nobody has described yet.
struct ProjectOutline {
  /// The paths of the folders that have Swift files, each with the names its files import.
  let folders: [(path: String, imports: Set<String>)]
  /// The targets, each with its folder and the names its files import.
  let targets: [(name: String, folder: String, kind: PackageTarget.Kind, imports: Set<String>)]

  /// - Parameter root: the folder of the project.
  init(of root: String) throws {
    let tree = SourceTree(root: root, architecture: .none)
    let packages = try tree.targetLists(in: root).read
    let (parts, owners) = tree.parted(by: TargetIndex(packages))
    let survey = Survey(of: parts, in: root, readsTypes: false)
    let map = ProjectMap(of: survey, .none, packages, owners)
    var byFolder = [Set<String>](repeating: [], count: survey.folders.count)
    var byTarget: [String: Set<String>] = [:]
    for file in survey.files {
      let names = file.imports.map(\.module)
      byFolder[file.folder].formUnion(names)
      guard let located = map.targets[file.folder] else { continue }
      byTarget[located.target.name, default: []].formUnion(names)
    }
    folders = zip(survey.folders, byFolder).filter { !$0.0.path.isEmpty && !$0.0.files.isEmpty }
      .map { ($0.path, $1) }
    targets = packages.flatMap { package in
      package.contents.targets.map { target in
        (
          target.name, package.path(of: target.folder) ?? "", target.kind,
          byTarget[target.name, default: []]
        )
      }
    }
  }
}

extension ProjectOutline {
  /// Whether the tiers are folders of one target, so that no import tells who sees whom.
  var isOneTarget: Bool {
    guard !targets.isEmpty else { return !isParted }
    let homes = folders.filter { Self.tierFolder(in: $0.path) != nil }.map { folder in
      targets.first { folder.path.isIn($0.folder) }?.name
    }
    return !homes.isEmpty && Set(homes).count == 1 && !targets.contains { Self.isTier($0.name) }
  }

  /// Whether some file imports what a folder of a tier is called: `LoginView`.
  private var isParted: Bool {
    let names = folders.compactMap { folder -> String? in
      guard let place = Self.tierFolder(in: folder.path), place > 0 else { return nil }
      return folder.path.pathComponents[(place - 1)...place].joined()
    }
    return folders.contains { !$0.imports.isDisjoint(with: names) }
  }

  /// The folder that has a folder for each module; `nil` if there is none.
  var modules: String? {
    let parents = folders.compactMap { folder -> (parent: String, module: String)? in
      guard let place = Self.tierFolder(in: folder.path), place > 1 else { return nil }
      let names = folder.path.pathComponents
      return (names[..<(place - 1)].joined(separator: "/"), String(names[place - 1]))
    }
    let modules = Dictionary(grouping: parents, by: \.parent)
      .mapValues { Set($0.map(\.module)).count }
    return modules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first?.key
  }

  /// Which of the words are folders that files are in.
  func folderNames(of words: TierWords) -> [String] {
    let found = Set(
      folders.compactMap { folder in
        Self.tierFolder(in: folder.path).map { String(folder.path.pathComponents[$0]) }
      })
    return words.names.filter(found.contains)
  }

  /// The targets of a tier: `*View` for those that end so, and those that are called `View`.
  func targetPatterns(of words: TierWords) -> [String] {
    let names = targets.filter { $0.kind != .test }.map(\.name)
    return words.names.flatMap { word in
      (names.contains { words.ending(of: $0) == word } ? ["*" + word] : [])
        + (names.contains(word) ? [word] : [])
    }
  }

  /// What the files of a tier import.
  func imports(of words: TierWords) -> Set<String> {
    let ofFolders = folders.filter { folder in
      Self.tierFolder(in: folder.path).map {
        words.names.contains(String(folder.path.pathComponents[$0]))
      } ?? false
    }
    let ofTargets = targets.filter { target in
      words.names.contains(target.name) || words.ending(of: target.name) != nil
    }
    return (ofFolders.map(\.imports) + ofTargets.map(\.imports)).reduce(into: []) {
      $0.formUnion($1)
    }
  }

  /// The targets in no tier that import one that is: they put things together. Without targets, the
  /// folders that have the folders of tiers below them.
  var app: [String] {
    let composing = others.filter { target in
      target.kind == .executable || target.imports.contains(where: Self.isTier)
    }
    let homes = folders.map(\.path).filter { path in
      targets.isEmpty && Self.tierFolder(in: path) == nil
        && !path.utf8.contains(UInt8(ascii: "/"))
        && folders.contains { $0.path.hasPrefix(path + "/") && Self.tierFolder(in: $0.path) != nil }
    }
    return (composing.map(\.name) + homes).sorted()
  }

  /// The targets that only tests stand on.
  var tests: [String] {
    targets.filter { $0.kind == .regular && $0.name.contains("Test") }.map(\.name).sorted()
  }

  /// The targets in no tier that others may see, and the folders called as such.
  var shared: [String] {
    let app = Set(app)
    let ofTargets = others.map(\.name).filter { !app.contains($0) }
    let ofFolders = folders.flatMap { folder in
      let names = folder.path.pathComponents.map(String.init)
      return names[..<(Self.tierFolder(in: folder.path) ?? names.count)]
        .filter(TierWords.shared.contains)
    }
    return Set(ofTargets + ofFolders).sorted()
  }

  /// The targets with sources of the app that are in no tier, by name or by folder.
  private var others:
    [(name: String, folder: String, kind: PackageTarget.Kind, imports: Set<String>)]
  {
    targets.filter { target in
      [.regular, .executable].contains(target.kind) && !Self.isTier(target.name)
        && !tests.contains(target.name)
        && Self.tierFolder(in: target.folder) == nil
        && !folders.contains { folder in
          folder.path.hasPrefix(target.folder + "/") && Self.tierFolder(in: folder.path) != nil
        }
    }
  }

  /// Where the first folder stands in a path that is called as a tier.
  private static func tierFolder(in path: String) -> Int? {
    path.pathComponents.firstIndex { name in
      TierWords.all.contains { $0.names.contains(String(name)) }
    }
  }

  private static func isTier(_ target: String) -> Bool {
    TierWords.all.contains { $0.names.contains(target) || $0.ending(of: target) != nil }
  }
}
