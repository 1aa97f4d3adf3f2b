@testable import SwiftReading

extension PackageTargets {
  /// - Parameter folders: those that are there, by their paths from the package's; `nil` for all.
  init(_ manifest: String, folders: Set<String>? = nil) {
    self.init(
      manifest: SwiftSource(Array(manifest.utf8)), file: "Package.swift",
      isFolder: { folders?.contains($0) ?? true })
  }

  /// A line a target: `test KitTests in Tests/KitTests: Kit, Logging of swift-log, Extra?`
  var summary: [String] {
    targets.map(\.summary) + (isComplete ? [] : ["…"])
  }
}

extension PackageTarget {
  var summary: String {
    let words = dependencies.map { $0.map(\.summary).joined(separator: ", ") } ?? "…"
    let without = excluded.isEmpty ? "" : " without \(excluded.joined(separator: ", "))"
    let only = sources.map { " only \($0.joined(separator: ", "))" } ?? ""
    return "\(kind) \(name) in \(folder)\(without)\(only)" + (words.isEmpty ? "" : ": \(words)")
  }
}

extension PackageDependency {
  var summary: String {
    let suffix = isConditional ? "?" : ""
    return switch kind {
    case .byName: name + suffix
    case .target: "target \(name)" + suffix
    case .product(let package): "\(name) of \(package ?? "any")" + suffix
    }
  }
}
