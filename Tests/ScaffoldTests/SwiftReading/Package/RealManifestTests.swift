import Foundation
import Templates
import Testing

@testable import Ground
@testable import SwiftReading

/// Manifests as they are published, against what SwiftPM itself says of them.
@Suite struct RealManifestTests {
  /// A folder of `NAME.swift`, and `NAME.json` with what `swift package dump-package` prints.
  private static let folder = ProcessInfo.processInfo.environment["SCAFFOLD_MANIFESTS"]

  @Test(.enabled(if: folder != nil))
  func readsWhatSwiftPMReads() throws {
    let folder = try #require(Self.folder)
    let names = try Disk.names(in: folder).filter { $0.hasSuffix(".json") }.map { $0.dropLast(5) }
    var complete = 0
    for name in names {
      let manifest = try #require(try Disk.contents(of: "\(folder)/\(name).swift"))
      let read = PackageTargets(
        manifest: SwiftSource(manifest), file: "Package.swift", isFolder: { _ in false })
      let json = try #require(try Disk.contents(of: "\(folder)/\(name).json"))
      let dump = try PackageTargets(
        dump: JSONSource(file: "\(name).json", bytes: json), file: "Package.swift",
        isFolder: { _ in false })
      complete += read.isComplete ? 1 : 0
      #expect(wrong(in: read, against: dump) == [], "\(name)")
      #expect(read.isComplete || !name.hasPrefix("emitted"), "\(name)")
      if !read.isComplete { print("  \(name): \(known(of: read, among: dump))") }
    }
    print("\(names.count) manifests, \(complete) of them complete")
  }

  private func known(of read: PackageTargets, among dump: PackageTargets) -> String {
    let whole = read.targets.count { $0.dependencies != nil }
    return "\(read.targets.count) targets read, \(whole) with their dependencies, "
      + "of \(dump.targets.count)"
  }

  /// What is read otherwise than it is.
  private func wrong(in read: PackageTargets, against dump: PackageTargets) -> [String] {
    if read.isComplete, !read.targets.contains(where: \.isUncertain) {
      return zip(read.summary, dump.summary).filter { $0 != $1 }.map { "\($0) is \($1)" }
        + (read.targets.count == dump.targets.count ? [] : ["\(dump.targets.count) targets"])
    }
    return dump.targets.flatMap { target -> [String] in
      guard let twin = read.targets.first(where: { $0.name == target.name }) else {
        return read.isComplete ? ["\(target.name) is missing"] : []
      }
      return twin.wrong(against: target)
    }
  }
}

extension PackageTarget {
  fileprivate var isUncertain: Bool { dependencies?.contains(where: \.isConditional) ?? true }

  fileprivate func wrong(against target: PackageTarget) -> [String] {
    guard let dependencies, let others = target.dependencies else { return [] }
    let certain = Set(dependencies.filter { !$0.isConditional }.map(\.name))
    let all = Set(others.map(\.name))
    let extra = certain.subtracting(all).sorted().map { "\(name) has no \($0)" }
    let missing = all.subtracting(dependencies.map(\.name)).sorted().map { "\(name) has \($0)" }
    return extra + missing + (folder == target.folder ? [] : ["\(name) is in \(target.folder)"])
  }
}
