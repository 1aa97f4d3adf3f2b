/// A folder that a command is to work on, and what is there.
struct Site: Equatable, Sendable {
  /// The folder, absolute.
  let folder: String
  /// The folder as the user would type it from where the tool was started.
  let name: String

  /// The folder given with `--at`, taken literally; else the nearest one upward with a
  /// `scaffold.json`; else the one the tool was started in.
  init(at option: String?, from directory: String) {
    if let option {
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
    case other
  }

  func kind() throws(SystemError) -> Kind {
    let names = try Disk.names(in: folder)
    if names.contains(Manifest.path) { return .project }
    if names.contains("Package.swift") { return .package }
    return names.allSatisfy(\.isIncidental) ? .empty : .other
  }

  /// The last part of the folder's path.
  var lastName: String {
    String(
      folder[(folder.lastIndex(of: "/").map { folder.index(after: $0) } ?? folder.startIndex)...])
  }

  /// How a message names a file of the folder.
  func naming(_ path: String) -> String {
    name == "." ? path : name + "/" + path
  }

  static func absolute(_ path: String, in directory: String) -> String {
    var components: [Substring] = []
    let whole = path.hasPrefix("/") ? path : directory + "/" + path
    for component in whole.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  private static func nearestProject(to directory: String) -> String? {
    var folder = directory
    while true {
      if (try? Disk.entry(at: folder + "/" + Manifest.path)) == .file { return folder }
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return nil }
      folder = String(folder[..<slash])
    }
  }
}

extension String {
  fileprivate var trimmingSlashes: String {
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
