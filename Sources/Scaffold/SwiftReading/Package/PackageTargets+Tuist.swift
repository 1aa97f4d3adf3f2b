import Ground

extension PackageTargets {
  /// Reads a `Project.swift` of Tuist without running it.
  ///
  /// - Parameter file: its path, for places in it.
  /// - Returns: `nil` for a file that declares no project.
  package init?(tuist source: SwiftSource, file: String) {
    let evaluator = ManifestEvaluator(source)
    let projects = evaluator.globals.values.compactMap { value -> ManifestRecord? in
      if case .record(let record) = value, record.name == "Project" { record } else { nil }
    }
    guard let project = projects.first, projects.count == 1 else {
      self.init(targets: [], isComplete: false)
      return
    }
    let list = project["targets"]?.list ?? ManifestList([])
    let targets = list.elements.compactMap { Self.target($0.value, file, source) }
    self.init(
      targets: targets, isComplete: list.isWhole && targets.count == list.elements.count)
  }

  private static func target(
    _ value: ManifestValue, _ file: String, _ source: SwiftSource
  ) -> PackageTarget? {
    guard case .record(let record) = value, ["target", "Target"].contains(record.name),
      let name = record["name"]?.plainText
    else { return nil }
    let module = record["productName"]?.plainText ?? name
    let product = if case .record(let product)? = record["product"] { product.name } else { "" }
    let sources = sources(record["sources"] ?? .nothing)
    return PackageTarget(
      name: module.asModuleName, kind: PackageTarget.Kind(tuist: product),
      folders: sources.filter { !$0.path.isSourceFile },
      files: Set(sources.map(\.path).filter(\.isSourceFile)),
      place: SourcePlace(ofByte: record.range.lowerBound, in: file, source.lines))
  }

  /// `["Sources/**"]`, `.paths(["Sources/**"])`, `[.glob("Sources/**", excluding: ["Old/**"])]`
  private static func sources(_ value: ManifestValue) -> [TargetFolder] {
    switch value {
    case .text(let text): return [TargetFolder(path: text.text.folderOfGlob)]
    case .list(let list): return list.elements.flatMap { sources($0.value) }
    case .record(let record):
      guard let first = record.arguments.first?.value else { return [] }
      let excluded = record["excluding"].map(sources) ?? []
      return sources(first).map { folder in
        TargetFolder(
          path: folder.path,
          excluded: excluded.compactMap { other in
            other.path.hasPrefix(folder.path + "/")
              ? String(other.path.dropFirst(folder.path.count + 1)) : nil
          })
      }
    default: return []
    }
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
