import Ground

extension PackageTargets {
  /// Reads a `Project.swift` of Tuist without running it.
  ///
  /// Targets that a helper makes cannot be read; they are taken to be the folders that Tuist's users
  /// keep them in: `Sources`, `Interface`, `Testing`, `Tests`, `Demo`.
  ///
  /// - Parameters:
  ///   - file: its path, for places in it.
  ///   - isFolder: whether there is a folder, by its path from the project's.
  ///   - folders: the folders that are a target each, where nothing else says what there is.
  package init(
    tuist source: SwiftSource, file: String, isFolder: (String) -> Bool,
    folders: () -> [String] = { [] }
  ) {
    let evaluator = ManifestEvaluator(source)
    let records = evaluator.globals.sorted { $0.key < $1.key }.compactMap { name, value in
      if case .record(let record) = value, name == "project" || record.name == "Project" {
        record
      } else {
        nil as ManifestRecord?
      }
    }
    let project = records.first { $0.name == "Project" } ?? records.first
    let list = project?["targets"]?.list ?? .unknown
    let read = list.elements.compactMap { Self.target($0.value, file, source) }
    let isComplete =
      project?.name == "Project" && list.isWhole && read.count == list.elements.count
    guard !isComplete else {
      self.init(targets: read, isComplete: true)
      return
    }
    let place = SourcePlace(
      ofByte: project?.range.lowerBound ?? 0, in: file, source.lines)
    let folder = file.parentFolder?.pathComponents.last.map(String.init)
    let name = project?["name"]?.plainText ?? folder ?? ""
    let isApp = folder == "App" || project?.name.lowercased().contains("app") == true
    let known = Set(read.map(\.name) + read.flatMap { $0.folders.map(\.path) })
    // A helper that is given no name makes the targets of a list, each in a folder of its own.
    let own = project?["name"] == nil && !isApp && !isFolder("Sources") ? folders() : []
    let guessed =
      (own.count > 1 || own == [name]
      ? own.map { folder in
        PackageTarget(
          name: folder.asModuleName, kind: folder.hasSuffix("Tests") ? .test : .regular,
          folders: [TargetFolder(path: folder)], place: place)
      } : Self.guessed(name.asModuleName, isApp ? .executable : .regular, place, isFolder))
      .filter { target in
        known.isDisjoint(with: [target.name] + target.folders.map(\.path))
      }
    self.init(targets: read + guessed, isComplete: false, doubt: place)
  }

  /// The dependencies of the folders that the targets of a module are mostly in.
  private static func guessed(
    _ name: String, _ kind: PackageTarget.Kind, _ place: SourcePlace, _ isFolder: (String) -> Bool
  ) -> [PackageTarget] {
    guard !name.isEmpty else { return [] }
    let homes = ["", "Targets/"]
    let beside = kinds.compactMap { suffix, kind, folders -> PackageTarget? in
      let paths = homes.flatMap { home in (folders + [name + suffix]).map { home + $0 } }
        .filter(isFolder)
      guard !paths.isEmpty else { return nil }
      return PackageTarget(
        name: name + suffix, kind: kind, folders: paths.map { TargetFolder(path: $0) }, place: place
      )
    }
    // What is nowhere else is the module's own, but in the folder that all projects are in.
    let isNested = place.file.parentFolder?.isEmpty == false
    let own = isNested ? [""] : ["Sources", "Targets/" + name, name].filter(isFolder)
    guard !own.isEmpty else { return beside }
    return beside + [
      PackageTarget(
        name: name, kind: kind, folders: own.map { TargetFolder(path: $0) }, place: place)
    ]
  }

  private static let kinds: [(suffix: String, kind: PackageTarget.Kind, folders: [String])] = [
    ("Interface", .regular, ["Interface", "Interfaces"]), ("Testing", .regular, ["Testing"]),
    ("Tests", .test, ["Tests", "Test", "UnitTests"]), ("UITests", .test, ["UITests"]),
    ("Demo", .executable, ["Demo"]), ("Example", .executable, ["Example"]),
  ]

  private static func target(
    _ value: ManifestValue, _ file: String, _ source: SwiftSource
  ) -> PackageTarget? {
    guard case .record(let record) = value, let name = record["name"]?.plainText,
      ["target", "Target"].contains(record.name) || record["sources"] != nil
    else { return nil }
    let module = record["productName"]?.plainText ?? name
    let product = if case .record(let product)? = record["product"] { product.name } else { "" }
    let sources = sources(record["sources"] ?? .nothing)
    // `.sources` is what a helper has to say.
    if sources.isEmpty, case .record? = record["sources"] { return nil }
    return PackageTarget(
      name: module.asModuleName, kind: PackageTarget.Kind(tuist: product),
      folders: sources.filter { !$0.path.isSourceFile },
      files: Set(sources.map(\.path).filter(\.isSourceFile)),
      dependencies: dependencies(record["dependencies"], file, source),
      place: SourcePlace(ofByte: record.range.lowerBound, in: file, source.lines))
  }

  /// `["Sources/**"]`, `.paths(["Sources/**"])`, `[.glob("Sources/**", excluding: ["Old/**"])]`
  private static func sources(_ value: ManifestValue) -> [TargetFolder] {
    switch value {
    case .text(let text): return [TargetFolder(path: text.text.folderOfGlob)]
    case .list(let list): return list.elements.flatMap { sources($0.value) }
    case .record(let record):
      guard let first = record.arguments.first?.value else { return [] }
      let excluded = record["excluding"].map(texts) ?? []
      return sources(first).map { folder in
        TargetFolder(
          path: folder.path,
          excluded: excluded.compactMap { other in
            other.hasPrefix(folder.path + "/")
              ? String(other.dropFirst(folder.path.count + 1))
              : other.hasPrefix("**") ? other : nil
          })
      }
    default: return []
    }
  }

  /// `.target(name: "Kit")`, `.project(target: "Store", path: "…")`, `.external(name: "Lottie")`
  ///
  /// - Returns: `nil` where a helper says some of them.
  private static func dependencies(
    _ value: ManifestValue?, _ file: String, _ source: SwiftSource
  ) -> [PackageDependency]? {
    guard let value else { return [] }
    guard let values = value.list.values else { return nil }
    var dependencies: [PackageDependency] = []
    for value in values {
      guard case .record(let record) = value else { return nil }
      if record.name == "xctest" { continue }
      guard let label = labels[record.name], let name = record[label]?.plainText else { return nil }
      dependencies.append(
        PackageDependency(
          library: name.asLibraryName, isTarget: record.name == "target",
          place: SourcePlace(ofByte: record.range.lowerBound, in: file, source.lines)))
    }
    return dependencies
  }

  /// The label of the name in each kind of dependency.
  private static let labels = [
    "target": "name", "project": "target", "external": "name", "package": "product",
    "framework": "path", "xcframework": "path", "library": "path", "sdk": "name",
  ]

  private static func texts(_ value: ManifestValue) -> [String] {
    value.plainText.map { [$0] } ?? value.list.elements.compactMap(\.value.plainText)
  }
}

extension PackageTarget.Kind {
  /// - Parameter product: `framework` of `.framework`
  fileprivate init(tuist product: String) {
    switch product {
    case "unitTests", "uiTests": self = .test
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": self = .regular
    case "macro": self = .macro
    default: self = .executable
    }
  }
}

extension String {
  /// The folder that all files are in that a pattern such as `Sources/**/*.swift` fits.
  fileprivate var folderOfGlob: String {
    pathComponents.prefix { !$0.contains("*") }.joined(separator: "/")
  }
}
