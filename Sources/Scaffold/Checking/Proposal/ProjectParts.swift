import Ground
import Model
import SwiftReading

/// The parts of a project that nobody has described yet: its targets, and the folders of a target
/// that has nearly everything.
struct ProjectParts {
  private(set) var all: [ProjectPart] = []
  /// The part that each of the survey's folders is of; `nil` for tests and for what is in no target.
  private(set) var partOfFolder: [Int?] = []
  /// The target whose folders are parts; `nil` if targets are.
  private(set) var splitTarget: String?
  private let found: SurveyedTargets

  private var indexes: [String: Int] = [:]
  private let shelves: TargetShelves
  /// True if the folders of all targets are parts.
  private let splitsAll: Bool

  /// - Parameters:
  ///   - root: the folder of the project.
  ///   - splitsAll: whether the folders of all targets are parts, as where no target depends on another.
  init(of root: String, splitsAll: Bool = false) throws {
    self.splitsAll = splitsAll
    found = try SurveyedTargets(of: root)
    shelves = TargetShelves(of: found.targets, in: found.lists)
    collect()
  }

  var survey: Survey { found.survey }
  var lists: [TargetList] { found.lists }
  var targets: [ProjectMap.LocatedTarget?] { found.targets }
  var vendored: [String] { found.vendored }
}

extension ProjectParts {
  private mutating func collect() {
    let folders = survey.folders
    let areTests = folders.indices.map(isTest(at:))
    let counted = folders.indices.filter { !areTests[$0] && !folders[$0].files.isEmpty }
    let total = counted.reduce(0) { $0 + folders[$1].files.count }
    let declared = counted.filter { targets[$0] != nil }
    let isDeclared = found.areDeclared
    // What is of no target and is called as a tier is one all the same.
    let called = counted.filter { index in
      targets[index] == nil
        && folders[index].path.pathComponents.contains { name in
          Role(exactly: String(name)).map(\.isTier) ?? false
        }
    }
    let kept = (isDeclared && !found.isGuessed ? (declared + called).sorted() : counted)
      .filter { !folders[$0].path.isEmpty }
    let sizes = kept.reduce(into: [String: Int]()) { sizes, index in
      sizes[isDeclared ? targets[index]?.target.name ?? "" : "", default: 0] +=
        folders[index].files.count
    }
    let largest = sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let largest, !found.isGuessed,
      splitsAll || largest.value * 10 >= total * 7 || sizes.count == 1
        || largest.value * 2 >= total
          && (found.named.areViewsTold
            || hasTiers(kept.filter { targets[$0]?.target.name == largest.key }))
    {
      splitTarget = largest.key
    }
    partOfFolder = Array(repeating: nil, count: folders.count)
    let split = kept.filter { index in
      found.isGuessed || isDeclared && targets[index] == nil
        ? targets[index] == nil
        : splitsAll || splitTarget == (isDeclared ? targets[index]?.target.name : "")
    }
    // Files that the app shares with an extension are of that one's folder.
    let homes = Dictionary(
      kept.compactMap { targets[$0] }.filter { $0.target.name != splitTarget }
        .map { ($0.target.name, $0) }
    ) { first, _ in first }
    for index in splitsAll || found.isGuessed ? [] : split {
      let home = folders[index].path.pathComponents.first.flatMap { homes[String($0)] }
      guard let home, targets[index] != nil, !addByName(index) else { continue }
      add(index, target: home, isLarge: false)
    }
    // Two projects may call their targets the same.
    let groups = Dictionary(grouping: split.filter { partOfFolder[$0] == nil }) { index in
      targets[index].map { "\($0.package) \($0.target.name)" } ?? ""
    }
    var isSplit = false
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      let places = FolderParts(
        of: group.map { (folders[$0].path, folders[$0].files.count) },
        besidesNames: found.named.areViewsTold)
      // A target whose files are all in one folder, and whose names say nothing, is a part itself.
      let isParted =
        Set(places.parts.map(\.path)).count > 1 || group.contains { folders[$0].position != nil }
      let isOfNone = group.allSatisfy { targets[$0] == nil }
      guard isOfNone || sizes.count < 2 || isParted else { continue }
      isSplit = isSplit || !isOfNone || !isDeclared || found.isGuessed
      for (index, place) in zip(group, places.parts) where !addByName(index) { add(index, place) }
    }
    if !isSplit { splitTarget = nil }
    for index in kept where partOfFolder[index] == nil {
      guard !addByName(index), let located = targets[index] else { continue }
      add(index, target: located, isLarge: sizes[located.target.name, default: 0] * 4 >= total)
    }
    readImports()
  }

  /// True if the folders of a target say most of its tiers.
  private func hasTiers(_ indexes: [Int]) -> Bool {
    var sizes: [Role: Int] = [:]
    for index in indexes {
      let role = survey.folders[index].path.pathComponents.lazy
        .compactMap { Role(exactly: $0.filter { $0 != " " }) }.first(where: \.isTier)
      if let role { sizes[role, default: 0] += survey.folders[index].files.count }
    }
    let all = indexes.reduce(0) { $0 + survey.folders[$1].files.count }
    return sizes.count > 2 && sizes.values.reduce(0, +) * 2 >= all
  }

  private func isTest(at index: Int) -> Bool {
    if let target = targets[index]?.target {
      if [.test, .plugin, .macro].contains(target.kind) || target.name.hasSuffix("Tests") {
        return true
      }
    }
    return testFolder(at: index) != nil
  }

  /// The folder of tests that a folder is in, if it is no part of a library.
  private func testFolder(at index: Int) -> String? {
    let isOfLibrary = targets[index].map { $0.target.kind != .executable } ?? false
    let names = survey.folders[index].path.pathComponents
    guard let place = names.prefix(isOfLibrary ? 1 : 9).firstIndex(where: { $0.hasSuffix("Tests") })
    else { return nil }
    return names[...place].joined(separator: "/")
  }

  /// The folders of tests inside of the app.
  var testsOfApp: Set<String> {
    Set(
      targets.indices.filter { targets[$0].map { $0.target.name == splitTarget } ?? false }
        .compactMap(testFolder(at:)).filter { $0.contains("/") })
  }

  private mutating func add(_ index: Int, _ place: FolderParts.Part) {
    let part = ProjectPart(
      name: place.path, isTarget: false, role: place.role, place: place.place, word: place.word)
    add(index, part)
  }

  /// - Returns: whether the names of the files say their role.
  private mutating func addByName(_ index: Int) -> Bool {
    guard case .tier(let name, _)? = survey.folders[index].position, let role = Role(rawValue: name)
    else { return false }
    let folder = survey.folders[index]
    // What starts a target goes with it.
    if role == .app, !found.isGuessed, !splitsAll, let target = targets[index]?.target.name,
      target != splitTarget
    {
      return false
    }
    let found =
      role == .app
      ? folder.files.map { $0.below(folder.path) } : found.named.patterns(of: role, in: folder)
    add(index, ProjectPart(name: "*" + name, isTarget: false, role: role, place: "*" + name))
    if let place = partOfFolder[index] { all[place].ends.formUnion(found) }
    return true
  }

  private mutating func add(
    _ index: Int, target located: ProjectMap.LocatedTarget, isLarge: Bool
  ) {
    let isApp = located.target.kind == .executable
    var part = ProjectPart(
      name: located.target.name, isTarget: true, place: located.target.name, isApp: isApp,
      list: located.package,
      guessedFolder: found.isGuessed ? located.target.folders.first?.path : nil)
    part.role = isApp ? (isLarge ? nil : .app) : Role(located.target.name.lowercasedWords)
    // A library called `ServerRouter` puts nothing together.
    if !isApp, let role = part.role, [.app, .service, .router, .contract].contains(role) {
      part.role = nil
    }
    part.owner = shelves.owner(of: located.target.name)
    if let shelf = shelves.all[located.target.name] {
      (part.shelf, part.role) = (shelf, Role(exactly: shelf))
    }
    add(index, part)
  }

  private mutating func add(_ index: Int, _ part: ProjectPart) {
    let key = (part.isTarget ? "target " : "folder ") + part.name
    let place = indexes[key] ?? all.count
    if place == all.count { all.append(part) }
    indexes[key] = place
    partOfFolder[index] = place
  }

  private mutating func readImports() {
    for file in survey.files {
      guard let place = partOfFolder[file.folder] else { continue }
      let names = file.imports.map(\.module)
      all[place].files += 1
      let isShown =
        !all[place].isTarget
        ? found.viewFiles.has(file) : names.contains(where: Self.ofViews.contains)
      all[place].filesOfViews += isShown ? 1 : 0
      all[place].imports.formUnion(names)
    }
    for index in all.indices where !all[index].isTarget && all[index].place == splitTarget {
      all[index].mayBeShared = false
    }
    dropControllersWithoutViews()
    // Where names say which files are views, what nothing says more of is the rest, unless that is a
    // few files.
    let rest = found.named.areViewsTold ? all.indices.filter { all[$0].isPlain } : []
    let isTier = rest.reduce(0) { $0 + all[$1].files } * 10 >= survey.files.count
    for index in isTier ? rest : [] {
      all[index].role = .model
      if !found.named.home.isEmpty, all[index].place.isIn(found.named.home) {
        all[index].place = found.named.home
      }
    }
    for index in all.indices where all[index].isTarget && all[index].role == nil {
      // A target whose name says nothing is what most of its files are.
      if all[index].filesOfViews * 2 >= all[index].files { all[index].role = .view }
    }
    // The extensions of an app stand where the app does.
    for app in all where app.isApp && app.role == .view && app.shelf == nil {
      for index in all.indices
      where all[index].isApp && all[index].list == app.list && all[index].shelf == nil {
        all[index].role = .view
      }
    }
  }

  /// A folder called Controllers may hold those of views, or what controls anything else.
  private mutating func dropControllersWithoutViews() {
    let places = Dictionary(grouping: all.indices.filter { all[$0].isOfControllers }) {
      all[$0].place
    }
    for parts in places.values {
      let files = parts.reduce(0) { $0 + all[$1].files }
      guard parts.reduce(0, { $0 + all[$1].filesOfViews }) * 5 < files * 4 else { continue }
      for part in parts { all[part].role = nil }
    }
  }

  static let ofViews: Set = ["SwiftUI", "UIKit", "AppKit", "WatchKit", "WidgetKit"]
}
