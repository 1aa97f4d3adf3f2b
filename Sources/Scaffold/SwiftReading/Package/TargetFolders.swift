/// Where SwiftPM looks for the files of targets whose manifest does not say it.
struct TargetFolders {
  let toolsVersion: ToolsVersion
  /// The kinds of all targets of the package.
  let kinds: [PackageTarget.Kind]
  /// True if there is a folder, by its path from the package's.
  let isFolder: (String) -> Bool
}

extension TargetFolders {
  func folder(of name: String, kind: PackageTarget.Kind) -> String {
    let places = Self.places(for: kind)
    let place = places.first(where: isFolder) ?? places[0]
    let folder = "\(place)/\(name)"
    if toolsVersion < Self.loneTargets || !isFolder(place) || isFolder(folder) { return folder }
    // A target that has no other of its kind may have the place for itself.
    return kinds.count { Self.places(for: $0) == places } == 1 ? place : folder
  }

  private static let loneTargets = ToolsVersion(5, 9)

  private static func places(for kind: PackageTarget.Kind) -> [String] {
    let usual = ["Sources", "Source", "src", "srcs"]
    return switch kind {
    case .test: ["Tests"] + usual
    case .plugin: ["Plugins"]
    case .regular, .executable, .system, .macro, .binary: usual
    }
  }
}

extension String {
  /// A path without slashes at its end and `./` at its start.
  var asFolder: String {
    split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
