import Testing

@testable import SwiftReading

/// Which manifest SwiftPM reads.
@Suite struct ManifestChoiceTests {
  @Test(arguments: [
    (["Package.swift": "6.0"], "Package.swift"),
    (["Package.swift": "5.9", "Package@swift-6.0.swift": "6.0"], "Package@swift-6.0.swift"),
    (
      [
        "Package.swift": "5.9", "Package@swift-6.0.swift": "6.0",
        "Package@swift-6.1.swift": "6.1",
      ], "Package@swift-6.1.swift"
    ),
    // One for an older toolchain does not win over a manifest that asks for newer tools.
    (["Package.swift": "6.0", "Package@swift-5.9.swift": "5.9"], "Package.swift"),
    (["Package.swift": "6.0", "Package@swift-6.1.swift": "6.0"], "Package.swift"),
    // One for a newer toolchain is none for this.
    (["Package.swift": "6.0", "Package@swift-6.4.swift": "6.4"], "Package.swift"),
    // One for just this toolchain wins whatever it asks for.
    (["Package.swift": "6.2", "Package@swift-6.3.swift": "6.0"], "Package@swift-6.3.swift"),
    (["Package.swift": "6.2", "Package@swift-6.swift": "6.0"], "Package@swift-6.swift"),
    (["Package.swift": "6.0", "Package@swift-6.3.1.swift": "6.1"], "Package@swift-6.3.1.swift"),
    (["Package.swift": "6.0", "Package@swift-next.swift": "6.3"], "Package.swift"),
  ])
  func choosesAsSwiftPMDoes(manifests: [String: String], name: String) {
    let choice = ManifestChoice(
      toolchain: ToolsVersion(6, 3, 99), manifests: manifests.compactMapValues { ToolsVersion($0) })
    #expect(choice.name == name)
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.0\n", ToolsVersion(6, 0)),
    ("// swift-tools-version:5.9.2\r\nimport X\r\n", ToolsVersion(5, 9, 2)),
    ("//swift-tools-version:6.1 // since then\n", ToolsVersion(6, 1)),
    ("// Swift-Tools-Version: 6.2;(experimentalCGen)\n", ToolsVersion(6, 2)),
    ("\n// swift-tools-version: 6.0\n", ToolsVersion(6, 0)),
    ("import PackageDescription\n", ToolsVersion(3, 1)),
    ("", ToolsVersion(3, 1)),
  ])
  func readsTheToolsVersion(manifest: String, version: ToolsVersion) {
    #expect(ToolsVersion(ofManifest: Array(manifest.utf8)) == version)
  }
}
