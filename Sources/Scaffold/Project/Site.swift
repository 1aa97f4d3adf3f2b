/// A folder that a command is to work on, and what is there.
struct Site: Equatable, Sendable {
  /// The folder, absolute.
  let folder: String
  /// The folder as the user would type it from where the tool was started.
  let name: String

  /// The folder given with `--at`, taken literally; else the nearest one upward with a
  /// `scaffold.json`; else the one the tool was started in.
  /// - Throws: `UsageError` for an empty option.
  init(at option: String?, from directory: String) throws {
    if let option {
      guard !option.isEmpty else {
        throw UsageError.missingValue(option: "--at", value: "dir")
      }
      folder = Self.absolute(option, in: directory)
      name = option.trimmingSlashes
    } else {
      folder = Self.nearestProject(to: directory) ?? directory
      name = folder == directory ? "." : folder
    }
  }
}

extension Site {
  /// What is in the folder.
  enum Kind: Equatable {
    case project
    /// Missing, or empty but for dotfiles, a README and a LICENSE.
    case empty
    /// A Swift package that the tool did not make.
    case package
    /// An Xcode project that the tool did not make.
    case app
    case other
  }

  func kind() throws(SystemError) -> Kind {
    let names = try Disk.names(in: folder)
    if names.contains(Manifest.path) { return .project }
    if names.contains("Package.swift") { return .package }
    if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return .app }
    return names.allSatisfy(\.isIncidental) ? .empty : .other
  }

  /// The last part of the folder's path.
  var lastName: String { folder.pathComponents.last.map(String.init) ?? "" }

  /// How a message names a file of the folder.
  func naming(_ path: String) -> String {
    name == "." ? path : name + "/" + path
  }

  static func absolute(_ path: String, in directory: String) -> String {
    var components: [Substring] = []
    let whole = path.hasPrefix("/") ? path : directory + "/" + path
    for component in whole.pathComponents where component != "." && !component.isEmpty {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  private static func nearestProject(to directory: String) -> String? {
    var folder = directory
    while true {
      if (try? Disk.entry(at: folder + "/" + Manifest.path)) == .file { return folder }
      guard let parent = folder.parentFolder else { return nil }
      folder = parent
    }
  }
}

extension String {
  /// The folder that a folder is in; `nil` at the top of the disk.
  var parentFolder: String? {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")), slash != startIndex else { return nil }
    return String(self[..<slash])
  }

  var trimmingSlashes: String {
    var text = self[...]
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return String(text)
  }

  /// Whether a file of that name leaves a folder as good as empty.
  fileprivate var isIncidental: Bool {
    let upper = uppercased()
    return hasPrefix(".") || upper.hasPrefix("README") || upper.hasPrefix("LICENSE")
  }
}
