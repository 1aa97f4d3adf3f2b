import Ground

/// A target that a package's manifest or another project file declares.
package struct PackageTarget: Equatable, Sendable {
  package let name: String
  package let kind: Kind
  /// The path from the package's folder, without a slash at its end; empty for that folder itself.
  package let folder: String
  package let excluded: [String]
  /// The files and folders that are all of it; `nil` for the whole folder.
  package let sources: [String]?
  /// `nil` if they could not be read.
  package var dependencies: [PackageDependency]?
  package let place: SourcePlace
  /// True if several targets come from this declaration, which then suits none of them exactly.
  package let isShared: Bool
  /// Further folders of its files: an Xcode project may name several.
  package var folders: [TargetFolder] = []
  /// Files that are its own wherever they are, by their paths from the package's folder.
  package var files: Set<String> = []

  /// The kinds, as `swift package dump-package` calls them.
  package enum Kind: String, CaseIterable, Sendable {
    case regular, executable, test, system, macro, plugin, binary

    static let words = allCases.map(\.rawValue)
  }
}

extension PackageTarget {
  /// A target of a project that is no package: its files are those of these folders, and these.
  package init(
    name: String, kind: Kind, folders: [TargetFolder], files: Set<String> = [],
    dependencies: [PackageDependency]? = nil, place: SourcePlace
  ) {
    self.init(
      name: name, kind: kind, folder: Self.common(folders.map(\.path) + files.map(\.folderOfPath)),
      excluded: [], sources: [], dependencies: dependencies, place: place, isShared: false,
      folders: folders, files: files)
  }

  /// The innermost folder that all these are in; empty if there is none.
  private static func common(_ folders: [String]) -> String {
    guard let first = folders.first?.pathComponents else { return "" }
    let count = folders.dropFirst().reduce(first.count) { count, folder in
      min(count, zip(first, folder.pathComponents).prefix { $0 == $1 }.count)
    }
    return first[..<count].joined(separator: "/")
  }
}

extension String {
  fileprivate var folderOfPath: String { parentFolder ?? "" }
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
