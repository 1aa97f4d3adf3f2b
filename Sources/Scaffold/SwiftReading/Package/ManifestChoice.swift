import Ground

/// Which manifest of a package SwiftPM reads, of `Package.swift` and any `Package@swift-6.0.swift`.
package struct ManifestChoice {
  let toolchain: ToolsVersion
  /// The tools version that each manifest asks for, by its name.
  let manifests: [String: ToolsVersion]

  /// The rule of SwiftPM: a manifest for just this toolchain; else the newest for an older one, if
  /// it asks for newer tools than `Package.swift` does; else `Package.swift`.
  package var name: String {
    let exact = [
      "\(toolchain.major).\(toolchain.minor).\(toolchain.patch)",
      "\(toolchain.major).\(toolchain.minor)", "\(toolchain.major)",
    ]
    .map { "Package@swift-\($0).swift" }
    if let name = exact.first(where: { manifests[$0] != nil }) { return name }
    let regular = "Package.swift"
    let candidates = manifests.keys.compactMap { name in
      Self.version(in: name).map { (version: $0, name: name) }
    }
    guard
      let newest = candidates.filter({ $0.version <= toolchain })
        .max(by: { ($0.version, $0.name) < ($1.version, $1.name) }),
      let own = manifests[newest.name], own > manifests[regular] ?? ToolsVersion(3, 1)
    else { return regular }
    return newest.name
  }

  /// - Parameter name: `Package@swift-6.0.swift`
  static func version(in name: String) -> ToolsVersion? {
    guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
    return ToolsVersion(name.dropFirst("Package@swift-".count).dropLast(".swift".count))
  }
}

extension ManifestChoice {
  /// The manifests in a folder.
  package init(in folder: String) throws(SystemError) {
    toolchain = .ofToolchain
    var manifests: [String: ToolsVersion] = [:]
    for name in try Disk.names(in: folder)
    where name == "Package.swift" || Self.version(in: name) != nil {
      guard let contents = try Disk.contents(of: folder + "/" + name) else { continue }
      manifests[name] = ToolsVersion(ofManifest: contents)
    }
    self.manifests = manifests
  }
}
