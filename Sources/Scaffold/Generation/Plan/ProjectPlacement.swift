import Ground
import Model
import SwiftReading

/// Where a generated file goes in a project's layout, and what its text becomes there.
///
/// Templates are written for a project of our own. In one that someone else made, Base may stand
/// elsewhere and bear other names; in an app of one target all tiers are one module.
struct ProjectPlacement {
  let project: ProjectFile
  /// The module the files are of, and those it uses; none for the project's own files.
  let modules: [String]

  /// The targets of the Base layers, and of the support of the tests.
  static let baseTargets = [
    "BaseBusiness", "BaseData", "BaseSQLite", "BaseTesting", "BaseView", "Core",
  ]

  /// The targets that a local package brings beside those of its modules.
  static let packageTargets = ["App"] + baseTargets

  func path(of path: ProjectPath, in folder: ProjectPath?) throws(OutsidePath) -> ProjectPath {
    guard let adoption = project.adoption else { return path }
    if let package = adoption.package {
      let isPlaced =
        path.text == ProjectFile.path || folder.map { path.text.hasPrefix("\($0)/") } ?? false
      return isPlaced ? path : package.appending(path)
    }
    let moves: [(from: String, to: String)] =
      if let folder {
        adoption.tests.map { [("\(folder)/Tests/", "\($0)/\(folder.name)/")] } ?? []
      } else {
        [
          ("Sources/Base/", "\(adoption.base)/"),
          ("Tests/Support/", adoption.tests.map { "\($0)/Base/" } ?? "\(adoption.base)/Testing/"),
        ]
      }
    guard let move = moves.first(where: { path.text.hasPrefix($0.from) }) else { return path }
    return try ProjectPath(move.to + path.text.dropFirst(move.from.count))
  }

  func text(_ text: String, at path: ProjectPath) -> String {
    guard let adoption = project.adoption else { return text }
    if path.name == "module.modulemap" {
      return text.replacing("module BaseSQLite", with: "module \(adoption.prefix)BaseSQLite")
    }
    guard path.isSwift else { return text }
    if adoption.package != nil, path == adoption.manifest {
      return Self.packageTargets.reduce(text) { text, name in
        text.replacing("\"\(name)\"", with: "\"\(adoption.prefix)\(name)\"")
      }
    }
    if project.isOneTarget {
      let isTest = adoption.tests.map { path.text.hasPrefix("\($0)/") } ?? false
      return OneTarget(merged: merged, tested: isTest ? project.name.moduleName : nil)
        .rewrite(text)
    }
    guard !adoption.prefix.isEmpty else { return text }
    let targets = adoption.package == nil ? Self.baseTargets : Self.packageTargets
    let names = targets.map { ($0, adoption.prefix + $0) }
    return RenamedTargets(names: Dictionary(uniqueKeysWithValues: names)).rewrite(text)
  }

  /// The files of a module, with its types imported by name where a file would mistake them for some
  /// of the system's.
  func scopingImports(
    in files: [ProjectPath: String], of folder: ProjectPath?
  ) -> [ProjectPath: String] {
    guard let folder else { return files }
    let shared = files.compactMap { path, text in
      module(of: path, in: folder).map { ScopedImports.File(module: $0, path: path, text: text) }
    }
    let imports = ScopedImports(of: shared)
    return Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        (path, path.isSwift ? imports.rewrite(text) : text)
      })
  }

  /// The target that a file of a module is compiled into; `nil` where no other file imports it.
  private func module(of path: ProjectPath, in folder: ProjectPath) -> String? {
    guard path.text.hasPrefix("\(folder)/"), path.isSwift else { return nil }
    if project.isOneTarget { return project.name.moduleName }
    let rest = path.text.utf8.dropFirst(folder.text.utf8.count + 1)
    let tier = Substring(rest.prefix { $0 != UInt8(ascii: "/") })
    return tier == "Tests" ? nil : folder.name + tier
  }

  /// The targets that are one in an app. SQLite's header stays apart: where there is no Apple SDK
  /// it is a target of its own.
  private var merged: Set<String> {
    let tiers = modules.flatMap { module in ["Data", "Business", "View"].map { module + $0 } }
    return Set(Self.baseTargets + tiers).subtracting(["BaseSQLite"])
  }
}

extension String {
  /// The name of a target as Swift imports it: `My_App` for `My App`, `_048` for `2048`.
  var moduleName: String {
    let letters = unicodeScalars.map { $0.properties.isXIDContinue ? String($0) : "_" }.joined()
    return letters.first.map { $0.isNumber ? "_" + letters.dropFirst() : letters } ?? "_"
  }
}
