import Ground
import Templates

extension PackageTargets {
  /// Reads what `swift package dump-package` prints, which is exact.
  ///
  /// - Parameters:
  ///   - file: the manifest's path. Places are not in the dump; `placed(as:)` brings them.
  ///   - isFolder: whether there is a folder, by its path from the package's.
  package init(
    dump source: JSONSource, file: String, isFolder: (String) -> Bool
  ) throws(DataError) {
    var package = try JSONObject(try source.parse(), in: source, called: "package")
    var targets: [DumpedTarget] = []
    for json in try package.list("targets") { targets.append(try DumpedTarget(json, in: source)) }
    let version = try Self.toolsVersion(package.take("toolsVersion"), in: source)
    let place = SourcePlace(file: file, line: 1, column: 1)
    let kinds = targets.map(\.kind)
    self.init(
      targets: withoutActuallyEscaping(isFolder) { isFolder in
        let folders = TargetFolders(toolsVersion: version, kinds: kinds, isFolder: isFolder)
        return targets.map { $0.target(in: folders, at: place) }
      }, isComplete: true)
  }

  /// `{"_version": "6.0.0"}`
  private static func toolsVersion(
    _ json: JSON?, in source: JSONSource
  ) throws(DataError) -> ToolsVersion {
    guard let json else { return .needed }
    var object = try JSONObject(json, in: source, called: "toolsVersion")
    return ToolsVersion(try object.text("_version")) ?? .needed
  }
}

extension PackageTargets {
  /// The same, with the places that reading the manifest itself gave.
  package func placed(as read: PackageTargets) -> PackageTargets {
    let known = Dictionary(read.targets.map { ($0.name, $0) }) { first, _ in first }
    var placed = self
    placed.modules = read.modules
    placed.libraries = read.libraries
    placed.targets = targets.map { target in
      known[target.name].map { target.placed(as: $0) } ?? target
    }
    return placed
  }
}

extension PackageTarget {
  fileprivate func placed(as read: PackageTarget) -> PackageTarget {
    let known = Dictionary((read.dependencies ?? []).map { ($0.name, $0) }) { first, _ in first }
    return PackageTarget(
      name: name, kind: kind, folder: folder, excluded: excluded, sources: sources,
      dependencies: dependencies?.map { dependency in
        guard let twin = known[dependency.name] else { return dependency }
        var placed = dependency
        (placed.place, placed.isOwn) = (twin.place, twin.isOwn)
        return placed
      }, place: read.place, isShared: read.isShared)
  }
}
