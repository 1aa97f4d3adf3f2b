import Foundation
import Testing

/// The map of the rooms in CONTRIBUTING.md is true.
@Suite struct ContributingTests {
  @Test func namesEachTarget() throws {
    let named = try page().matches(of: #/(?m)^\| `([A-Z]\w+)` \|/#).map { String($0.output.1) }
    let manifest = try Repository.read("Package.swift")
    let targets = manifest.matches(of: #/arget\(\s*name: "(\w+)"/#).map { String($0.output.1) }
    let elsewhere = ["Embed", "ScaffoldTests"]
    #expect(named.sorted() == targets.filter { !elsewhere.contains($0) }.sorted())
  }

  /// A place such as `` `SourceTree` in `Checking` ``, and what a row says behind it.
  @Test func leadsToTheTypesThatItNames() throws {
    let files = try Repository.swiftFiles(below: "Sources")
    let rows = try page().split(separator: "\n").filter { $0.hasPrefix("| `") }
    var found = 0
    for row in rows {
      guard let place = row.firstMatch(of: #/^\| (`[^|]+`) in `(\w+)` \|/#) else { continue }
      for name in place.output.1.matches(of: #/`(\w+)`/#).map(\.output.1) {
        found += 1
        #expect(
          files.contains { $0.contains("/\(place.output.2)/") && $0.hasSuffix("/\(name).swift") })
      }
      for other in row.matches(of: #/`([A-Z]\w+)` in `(\w+)` /#).map(\.output) {
        #expect(files.contains { $0.contains("/\(other.2)/") && $0.hasSuffix("/\(other.1).swift") })
      }
    }
    #expect(found > 15)
  }

  /// The files and folders in the tables of what to do.
  @Test func leadsToTheFilesThatItNames() throws {
    let rows = try page().split(separator: "\n").filter { $0.hasPrefix("| `") }
    let places = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: #/`([\w.-]+/[\w./-]*)`/#).map { String($0.output.1) }
    }
    let gone = places.filter {
      !FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path())
    }
    #expect(gone == [])
    #expect(places.count > 30)
  }

  private func page() throws -> String { try Repository.read("CONTRIBUTING.md") }
}
