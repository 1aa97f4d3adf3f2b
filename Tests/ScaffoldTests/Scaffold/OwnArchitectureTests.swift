import Foundation
import Templates
import Testing

@testable import Ground
@testable import Scaffold
@testable import SwiftReading

/// The tool keeps tiers of its own; the compiler and `scaffold check` hold its sources to them.
@Suite struct OwnArchitectureTests {
  /// Each target, and one that it must not use: its neighbour above, and some from further away.
  @Test(arguments: [
    ("Ground", "SwiftReading"), ("Ground", "Templates"), ("SwiftReading", "Model"),
    ("SwiftReading", "Merging"), ("Merging", "Model"), ("DocumentReading", "Model"),
    ("DocumentReading", "SwiftReading"), ("SwiftReading", "DocumentReading"),
    ("SwiftReading", "CommandLine"), ("Fields", "Inference"), ("Fields", "Model"),
    ("Inference", "Model"), ("Model", "Generation"), ("Model", "Checking"),
    ("Generation", "Checking"), ("Generation", "CommandLine"), ("Checking", "Drawing"),
    ("Drawing", "CommandLine"), ("CommandLine", "Generation"), ("Drawing", "Scaffold"),
  ])
  func findsAnImportThatGoesUp(from target: String, to other: String) throws {
    let sandbox = try Sandbox.ownSources()
    let file = "Sources/Scaffold/\(target)/Wrong.swift"
    try sandbox.write("import \(other)\n", to: file)

    let outcome = sandbox.run("check")

    #expect(outcome.status == .refused)
    #expect(outcome.out.hasPrefix("\(file):1:8: error: \(target) may not import `\(other)`"))
    #expect(outcome.err.contains("broken in 1 place"))
  }

  @Test func findsADependencyThatNobodyNeeds() throws {
    let sandbox = try Sandbox.ownSources()
    let manifest = try sandbox.read("Package.swift")
    try sandbox.write(
      manifest.replacing(
        "name: \"CommandLine\", dependencies: [",
        with: "name: \"CommandLine\", dependencies: [\"Drawing\", "),
      to: "Package.swift")

    let outcome = sandbox.run("check")

    #expect(outcome.status == .refused)
    #expect(outcome.out.contains("error: `CommandLine` declares `Drawing` and never imports it"))
  }

  @Test func noFoldersSeeEachOther() throws {
    let sandbox = try Sandbox.ownSources()

    #expect(try sandbox.circles() == [])
  }

  @Test func findsFoldersThatSeeEachOther() throws {
    let sandbox = try Sandbox.ownSources()
    try sandbox.write(
      "struct Wrong { let finding: Finding }\n",
      to: "Sources/Scaffold/Checking/Survey/Wrong.swift")

    #expect(try sandbox.circles() == [["Scaffold/Checking/Rules", "Scaffold/Checking/Survey"]])
  }

  @Test func needsNoFoundation() throws {
    let sandbox = try Sandbox.ownSources()
    let sources = try sandbox.sources()

    for path in sources {
      let modules = Array(try sandbox.read(path).utf8).withUnsafeBufferPointer {
        ImportScanner.imports(in: $0).map(\.module)
      }
      #expect(!modules.contains { $0.hasPrefix("Foundation") }, "\(path)")
    }
    #expect(sources.count > 300)
  }
}

extension Sandbox {
  /// What the tool is built from, with its project file.
  fileprivate static func ownSources() throws -> Sandbox {
    let sandbox = try Sandbox()
    for path in ["Package.swift", "scaffold.json", "Sources"] {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: path), to: sandbox.root.appending(path: path))
    }
    return sandbox
  }

  /// The files that the product is built from.
  fileprivate func sources() throws -> [String] {
    try paths().filter { path in
      path.hasSuffix(".swift")
        && ["Sources/Scaffold/", "Sources/Templates/"].contains(where: path.hasPrefix)
    }
  }

  /// The folders of sources that use each other, as `check` understands their uses.
  fileprivate func circles() throws -> [[String]] {
    let sources = try sources()
    let folders = Set(sources.map { String($0[..<($0.lastIndex(of: "/") ?? $0.endIndex)]) })
      .sorted()
    let names = folders.map { String($0.dropFirst("Sources/".count)) }
    // Whatever their order is, the graph has every arrow.
    let tiers = zip(folders, names).map { folder, name in
      #"{ "name": "\#(name)", "folders": ["\#(folder)"] }"#
    }
    try write(
      """
      {
        "version": 1,
        "name": "folders",
        "layout": "folders",
        "tiers": [
          \(tiers.joined(separator: ",\n    "))
        ],
        "exclude": ["Sources/Embed"]
      }

      """, to: "scaffold.json")
    let outcome = run("graph --format json")
    #expect(outcome.err == "")
    let graph = try JSONDecoder().decode(FolderGraph.self, from: Data(outcome.out.utf8))
    return graph.circles
  }
}

/// As much as is needed here of what `scaffold graph --format json` prints.
private struct FolderGraph: Decodable {
  struct Edge: Decodable {
    let from: String
    let to: String
  }

  let edges: [Edge]

  /// The folders that can reach each other, a list for each circle.
  var circles: [[String]] {
    let next = Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) }
    func reached(from start: String) -> Set<String> {
      var (seen, waiting): (Set<String>, [String]) = ([], [start])
      while let node = waiting.popLast() {
        for other in next[node] ?? [] where seen.insert(other).inserted { waiting.append(other) }
      }
      return seen
    }
    let reach = Dictionary(uniqueKeysWithValues: next.keys.map { ($0, reached(from: $0)) })
    let circles = reach.compactMap { node, others in
      others.contains(node) ? others.filter { reach[$0]?.contains(node) == true }.sorted() : nil
    }
    return Set(circles).sorted { $0.joined() < $1.joined() }
  }
}
