import Ground

/// A target that a package's manifest declares.
package struct PackageTarget: Equatable, Sendable {
  package let name: String
  package let kind: Kind
  /// The path from the package's folder, without a slash at its end; empty for that folder itself.
  package let folder: String
  package let excluded: [String]
  /// The files and folders that are all of it; `nil` for the whole folder.
  package let sources: [String]?
  /// `nil` if they could not be read.
  package let dependencies: [PackageDependency]?
  package let place: SourcePlace
  /// Whether several targets come from this declaration, which then suits none of them exactly.
  package let isShared: Bool

  /// The kinds, as `swift package dump-package` calls them.
  package enum Kind: String, CaseIterable, Sendable {
    case regular, executable, test, system, macro, plugin, binary

    static let words = allCases.map(\.rawValue)
  }
}

extension PackageTarget.Kind {
  /// - Parameter maker: the name of the function that makes a target of this kind.
  init?(maker: String) {
    switch maker {
    case "target": self = .regular
    case "executableTarget": self = .executable
    case "testTarget": self = .test
    case "systemLibrary", "systemLibraryTarget": self = .system
    case "macro": self = .macro
    case "plugin": self = .plugin
    case "binaryTarget": self = .binary
    default: return nil
    }
  }
}
