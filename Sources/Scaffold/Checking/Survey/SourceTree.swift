import Ground
import Model
import SwiftReading

/// The Swift files of a project, folder by folder.
package struct SourceTree: Sendable {
  /// A folder with files of code or a file that declares targets, or a part of one: those of its
  /// files that belong together.
  package struct Folder: Sendable {
    /// The path from the project's folder; empty for that folder itself.
    let path: String
    /// The names of its files in Swift and Objective-C, in order.
    package var files: [String]
    /// The names of what declares targets: `Package.swift`, `Weibo.xcodeproj`.
    var declarations: [String] = []
    /// Where the files belong by their own names; `nil` if these say nothing.
    var position: Position?
  }

  /// The folders in the order of a walk.
  var folders: [Folder] = []
  /// The ledgers and the String Catalogs.
  private(set) var documents: [String] = []
  /// The files that could not be read.
  private(set) var problems: [Unreadable] = []

  /// The Swift files and the folders that nobody wants checked.
  private(set) var excluded: [String] = []

  private let root: String
  private let architecture: Architecture
  /// The folders from the root to where the walk is, as the system numbers them.
  private var way: [FolderIdentity] = []
  /// All folders met so far: links may lead to one twice.
  private var known: Set<FolderIdentity> = []
  private var ignored: IgnoreRules

  /// - Parameter toleratesMissing: whether folders of the architecture may be missing.
  init(root: String, architecture: Architecture, toleratesMissing: Bool = false) {
    self.root = root
    self.architecture = architecture
    ignored = IgnoreRules(above: root)
    if architecture.sources.isEmpty {
      walk("", isRoot: true)
    } else {
      // The targets of the folders are declared above them.
      if (try? Disk.entry(at: root + "/Package.swift")) == .file {
        folders.append(Folder(path: "", files: [], declarations: ["Package.swift"]))
      }
      for source in architecture.sources {
        if FolderIdentity(of: absolute(source.text)) != nil {
          if LinkTarget.leadsOut(absolute(source.text), of: root) {
            problems.append(Unreadable(source.text, .outside))
          } else {
            let above = [""] + source.folders.map(\.text)
            for folder in above { ignored.enter(folder, of: root) }
            walk(source.text)
            for folder in above.reversed() { ignored.leave(folder) }
          }
        } else if !toleratesMissing {
          problems.append(Unreadable(source.text, .missing))
        }
      }
    }
  }
}

extension SourceTree {
  private mutating func walk(_ path: String, isRoot: Bool = false) {
    guard let identity = FolderIdentity(of: absolute(path)) else {
      return problems.append(Unreadable(path, .system(.last("list", path))))
    }
    guard !way.contains(identity) else {
      return problems.append(Unreadable(path, .loop))
    }
    guard known.insert(identity).inserted else { return }
    way.append(identity)
    defer { way.removeLast() }
    do throws(SystemError) {
      let entries = try Disk.entries(in: absolute(path))
      // A project in the project has an architecture of its own.
      if !isRoot, entries.contains(where: { $0.name == ProjectFile.path }) { return }
      if entries.contains(where: { $0.name == IgnoreRules.name }) { ignored.enter(path, of: root) }
      defer { ignored.leave(path) }
      let files = entries.filter { self.isFile($0.name, $0.entry, in: path) }.map(\.name)
        .filter { !takeExcluded($0, in: path) }
      documents += entries.filter { $0.entry == .file && $0.name.isNameOfDocument }
        .map { $0.name.below(path) }
      let declarations = declarations(among: entries, in: path)
      // What stands beside a module map is another library's face.
      let isForeign = entries.contains { $0.name == "module.modulemap" }
      let sources = files.filter { name in
        !declarations.contains(name) && (name.hasSuffix(".swift") || !isForeign)
      }
      if !sources.isEmpty || !declarations.isEmpty {
        folders.append(Folder(path: path, files: sources, declarations: declarations))
      }
      for (name, entry) in entries where entry == .folder || entry == .link {
        visit(name, entry, in: path)
      }
    } catch {
      problems.append(Unreadable(path, .system(error)))
    }
  }

  private mutating func visit(_ name: String, _ entry: DiskEntry, in folder: String) {
    let path = name.below(folder)
    guard !isPassedOver(name, in: folder),
      !ignored.ignores(path, isFolder: entry == .folder)
    else { return }
    guard !takeExcluded(name, in: folder) else { return }
    guard entry == .link else { return walk(path) }
    switch LinkTarget(of: absolute(path), in: root) {
    case .folderOutside: problems.append(Unreadable(path, .outside))
    case .fileOutside where name.hasSuffix(".swift"):
      problems.append(Unreadable(path, .outside))
    case .loop: problems.append(Unreadable(path, .loop))
    case .nothing where name.hasSuffix(".swift"): problems.append(Unreadable(path, .danglingLink))
    case .file, .fileOutside, .nothing, .elsewhereInProject: break
    }
  }

  /// True if the entry is a file of Swift that counts. A link to one does.
  private func isFile(_ name: String, _ entry: DiskEntry, in folder: String) -> Bool {
    guard name.isSourceFile, !name.hasPrefix("."), !name.isNameOfManifest,
      ignored.isEmpty || !ignored.ignores(name.below(folder), isFolder: false)
    else { return false }
    switch entry {
    case .file, .other: return true
    case .link: return LinkTarget(of: absolute(name.below(folder)), in: root) == .file
    case .folder, .nothing: return false
    }
  }

  /// The files that declare targets. A project file counts before what it is generated from.
  private func declarations(among entries: [(name: String, entry: DiskEntry)], in folder: String)
    -> [String]
  {
    let package = entries.filter { $0.name == "Package.swift" && $0.entry != .folder }
    let projects = entries.filter { name, entry in
      name.hasSuffix(".xcodeproj") && entry == .folder
        && (try? Disk.entry(at: absolute(name.below(folder)) + "/project.pbxproj")) == .file
    }
    let others = entries.filter { name, entry in
      guard entry == .file else { return false }
      if name == "Project.swift" { return isOfTuist(name.below(folder)) }
      return name == "project.yml" || name.isNameOfYAML && isOfXcodeGen(name.below(folder))
    }
    return (package + (projects.isEmpty ? others : projects)).map(\.name)
  }

  /// True if a file called `Project.swift` is Tuist's.
  private func isOfTuist(_ path: String) -> Bool {
    let start = (try? Disk.start(of: absolute(path), count: 4096)) ?? nil
    return start?.firstRange(of: Array("ProjectDescription".utf8)) != nil
  }

  /// True if a YAML file has a name and targets, as a spec of XcodeGen does that no other includes.
  private func isOfXcodeGen(_ path: String) -> Bool {
    guard let start = (try? Disk.start(of: absolute(path), count: 65_536)) ?? nil else {
      return false
    }
    let lines = ([0x0A] + start)[...]
    return lines.firstRange(of: Array("\ntargets:".utf8)) != nil
      && lines.firstRange(of: Array("\nname:".utf8)) != nil
  }

  /// Notes a file or a folder that is not to be checked.
  private mutating func takeExcluded(_ name: String, in folder: String) -> Bool {
    guard !architecture.excluded.isEmpty else { return false }
    let path = name.below(folder)
    guard architecture.isExcluded(path.pathComponents) else { return false }
    excluded.append(path)
    return true
  }

  /// True if nothing is at the path of a file that would be checked if it were there.
  func isGone(_ path: String) -> Bool {
    (try? Disk.entry(at: absolute(path))) == .nothing
      && !architecture.isExcluded(path.pathComponents)
      && !path.pathComponents.contains { $0.hasPrefix(".") || Self.foreign.contains(String($0)) }
      && (architecture.sources.isEmpty || architecture.sources.contains { path.isIn($0.text) })
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  /// True for files that others put there, that tools leave behind, and for the project's own
  /// templates.
  private func isPassedOver(_ name: String, in folder: String) -> Bool {
    name.hasPrefix(".") || Self.foreign.contains(name)
      || Self.bundles.contains(where: name.hasSuffix) || folder.isEmpty && name == "Templates"
  }

  /// Folders whose Swift files are of no target.
  private static let bundles = [".docc", ".playground", ".xcodeproj"]
  private static let foreign: Set = [
    "Carthage", "DerivedData", "Pods", "ProjectDescriptionHelpers", "Tuist", "node_modules",
  ]
}

extension String {
  fileprivate var isNameOfDocument: Bool { self == Ledger.name || hasSuffix(".xcstrings") }

  fileprivate var isNameOfYAML: Bool { hasSuffix(".yml") || hasSuffix(".yaml") }

  /// `Package.swift`, `Package@swift-6.0.swift`
  fileprivate var isNameOfManifest: Bool {
    self == "Package.swift" || hasPrefix("Package@swift-") && hasSuffix(".swift")
  }
}
