import Ground
import SwiftReading

/// Which target the files of a folder are of.
struct TargetIndex {
  /// Several targets may share a folder and have parts of it each.
  private var byFolder: [String: [ProjectMap.LocatedTarget]] = [:]

  init(_ packages: [LocatedPackage]) {
    for (index, package) in packages.enumerated() {
      for target in package.contents.targets {
        byFolder[package.path(of: target.folder), default: []].append(
          ProjectMap.LocatedTarget(target: target, package: index))
      }
    }
  }

  /// The target of the innermost folder that is one's and takes this one in.
  func target(of folder: String) -> ProjectMap.LocatedTarget? {
    var home: String? = folder
    while let current = home {
      let rest =
        folder == current
        ? "" : String(folder.dropFirst(current.isEmpty ? 0 : current.count + 1))
      if let found = byFolder[current]?.first(where: { $0.target.takes(rest) }) { return found }
      home = current.isEmpty ? nil : current.parentFolder ?? ""
    }
    return nil
  }
}

extension PackageTarget {
  /// Whether the files of a folder below the target's own are the target's.
  fileprivate func takes(_ folder: String) -> Bool {
    guard !excluded.contains(where: { folder.isIn($0.trimmingSlashes) }) else { return false }
    guard let sources else { return true }
    return sources.contains { source in
      let source = source.trimmingSlashes
      // A file that is named by itself stands for its folder.
      return source == "." || folder.isIn(source)
        || source.hasSuffix(".swift") && (source.parentFolder ?? "") == folder
    }
  }
}
