import Ground
import Model
import SwiftReading

/// Files whose own names say more of their tier than their folders do.
struct NamedFiles {
  /// For each role the patterns of names.
  private var patterns: [Role: [String]] = [:]
  /// True if the names of files say which of them are views, and folders do not.
  private(set) var areViewsTold = false
  /// The folder that has nearly all files of the app then.
  private(set) var home = ""

  /// - Parameters:
  ///   - views: the files that show something.
  ///   - starts: those that start an app.
  init(
    in survey: Survey, _ targets: [ProjectMap.LocatedTarget?], _ views: ViewFiles,
    _ starts: [String]
  ) {
    let files = Self.filesOfApp(in: survey, targets)
    let mute = files.filter { file in
      !file.path.pathComponents.dropLast().contains { name in
        !FolderParts.isContainer(String(name))
          && Role(exactly: String(name)).map { $0.isTier || $0 == .shared } ?? false
      }
    }
    let sizes = Dictionary(grouping: files) { $0.path.parentFolder ?? "" }.mapValues(\.count)
    if mute.count * 4 >= files.count, mute.count > 5 || sizes.count == 1 {
      home =
        sizes.count == 1
        ? sizes.keys.joined() : FolderParts.home(of: sizes.map { ($0.key, $0.value) })
      tellViews(among: files, views, Set(mute.map(\.path)), isFlat: sizes.count == 1)
    }
    let names = Set(targets.compactMap { $0?.target }.filter { $0.kind != .test }.map(\.name))
    // Between targets, imports say.
    if patterns.isEmpty, names.count < 2, Self.areUseCasesAmongOthers(files) {
      patterns[.business] = ["*UseCase.swift"]
    }
    patterns[.app] = starts
  }
}

extension NamedFiles {
  var isEmpty: Bool { patterns.values.allSatisfy(\.isEmpty) }

  /// The same as a file of tiers, in which a role is a tier.
  var architecture: Architecture {
    // What starts the app counts first.
    Architecture.named(
      ([.app] + Role.endings.map(\.role)).map { ($0.rawValue, patterns[$0] ?? []) })
  }

  /// The patterns by which a folder has files of a role.
  func patterns(of role: Role, in folder: SourceTree.Folder) -> [String] {
    (patterns[role] ?? []).filter { pattern in
      let name = pattern.lastName
      return name.hasPrefix("*")
        ? folder.files.contains { $0.stem.hasSuffix(name.dropFirst().dropLast(6)) }
        : folder.files.contains { $0.below(folder.path) == pattern }
    }
  }

  /// The files in Swift of the app that has most of them.
  private static func filesOfApp(
    in survey: Survey, _ targets: [ProjectMap.LocatedTarget?]
  ) -> [SurveyedFile] {
    let all = survey.files.filter { file in
      let path = file.path
      return path.hasSuffix(".swift") && targets[file.folder]?.target.kind != .test
        && !path.contains("Tests/")
    }
    let groups = Dictionary(grouping: all) { targets[$0.folder]?.target.name ?? "" }
    let most = groups.values.max { ($0.count, $1[0].path) < ($1.count, $0[0].path) } ?? []
    // What is imported by its name is no app.
    let isLibrary = groups.count > 1 && targets[most[0].folder]?.target.kind == .regular
    return most.count * 2 >= all.count && !isLibrary ? most : []
  }

  /// Use cases may stand beside the screens that they are for.
  private static func areUseCasesAmongOthers(_ files: [SurveyedFile]) -> Bool {
    files.lazy.map(\.path).contains { path in
      path.hasSuffix("UseCase.swift")
        && !path.pathComponents.contains { Role(exactly: String($0)) == .business }
    }
  }

  /// Finds the roles that the ends of names say, where no folder says one: a feature with a view, a
  /// view model and a router side by side.
  ///
  /// - Parameters:
  ///   - mute: the paths of files of whose folders none says a role.
  ///   - isFlat: whether all files are in one folder.
  private mutating func tellViews(
    among files: [SurveyedFile], _ views: ViewFiles, _ mute: Set<String>, isFlat: Bool
  ) {
    var found: [Role: [String]] = [:]
    var rest = files.map { (file: $0, name: $0.path.lastName.stem, isShown: views.has($0)) }
    for (role, ends) in Role.endings {
      for end in ends {
        let named = rest.filter { $0.name.hasSuffix(end) }
        let shown = named.count(where: \.isShown)
        // A few that are called so are no tier, nor are views that hardly show anything, nor routers
        // of what is no view.
        let isTold =
          switch role {
          case _ where named.isEmpty: false
          case .view: named.count < 8 || views.isEmpty || shown * 4 >= named.count
          case .data: isFlat && named.count * 30 >= files.count
          case .router where !views.isEmpty:
            named.count > 2 && named.count { views.areNamed(in: $0.file) } * 2 >= named.count
          default: named.count > 2 || isFlat && files.count < 40
          }
        guard isTold else { continue }
        found[role, default: []].append(end)
        rest.removeAll { $0.name.hasSuffix(end) }
      }
    }
    for words in [1, 2] {
      let groups = Dictionary(grouping: rest) { $0.name.lastWords(words) }
      for (end, named) in groups.sorted(by: { $0.key < $1.key }) where named.count > 1 {
        let shown = named.count(where: \.isShown)
        // What makes views, or fills them, goes with them, unless it is called otherwise.
        let users = named.count { $0.isShown || views.areNamed(in: $0.file) }
        let areUsers =
          named.count > 2 && users * 3 >= named.count * 2
          && Role(end.lowercasedWords).map { [.view, .app].contains($0) } ?? true
          && !Role.endings.contains { $0.role != .view && $0.ends.contains(end) }
        guard areUsers || shown * 5 >= named.count * 4 else { continue }
        found[.view, default: []].append(end)
        rest.removeAll { $0.name.hasSuffix(end) }
      }
    }
    guard found[.view] != nil, (files.count - rest.count) * 5 >= files.count,
      found.count > 1 || rest.count * 10 >= files.count
    else { return }
    areViewsTold = true
    let place = home.isEmpty ? "" : home + (isFlat ? "/" : "/**/")
    patterns = found.mapValues { ends in ends.map { "\(place)*\($0).swift" } }
    let singles = rest.filter { $0.isShown && mute.contains($0.file.path) }
    patterns[.view]? += singles.map(\.file.path)
  }
}

extension StringProtocol {
  /// A file's name without what it adds to another one, and without its end.
  fileprivate var stem: String { String(prefix { $0 != "+" && $0 != "." }) }
}

extension String {
  /// The last words of a name: `WindowController` of `MainWindowController`.
  fileprivate func lastWords(_ count: Int) -> String {
    let words = lowercasedWords
    return String(suffix(words.suffix(count).reduce(0) { $0 + $1.count }))
  }
}
