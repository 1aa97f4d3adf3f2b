import Foundation
import Testing

@testable import Generation
@testable import Ground

/// Branches of one project, merged file by file as git does with `scaffold merge-driver`.
@Suite struct TeamTests {
  private typealias Tree = [String: [UInt8]]

  /// A project with four modules, as all branches find it.
  private static let start = Result {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Account Feed Login Profile").status == .success)
    return try tree(of: sandbox)
  }

  /// What each branch does. No two of them touch the same module.
  private static let branches = [
    ["new-module Chat --uses Account"], ["new-module Zone --kind list --entity Area"],
    ["remove-module Feed"], ["rename-module Login SignIn"], ["update Profile --without storage"],
  ]

  private static let changed = Result {
    try branches.map { try tree(after: $0, from: start.get()) }
  }

  /// What one person would have made of it, branch by branch.
  private static let inOrder = Result {
    try tree(after: branches.flatMap(\.self), from: start.get())
  }

  @Test(arguments: 0..<2)
  func mergesInAnyOrder(_ seed: Int) throws {
    let (base, inOrder) = (try Self.start.get(), try Self.inOrder.get())
    let changed = try Self.changed.get()
    var random = SeededGenerator(seed: seed)

    let merged = try changed.shuffled(using: &random).reduce(base) { ours, theirs in
      try Self.merge(base, ours, theirs)
    }

    #expect(merged.keys.sorted() == inOrder.keys.sorted())
    #expect(merged.filter { inOrder[$0.key] != $0.value }.keys.sorted() == [])
    let sandbox = try Self.sandbox(merged)
    #expect(sandbox.run("check").status == .success)
    #expect(
      sandbox.run("status --fail-on missing,newer,unregistered,conflict").status == .success)
    #expect(sandbox.run("repair") == Outcome("Nothing to repair"))
  }

  /// The tree after some commands.
  private static func tree(after commands: [String], from base: Tree) throws -> Tree {
    let sandbox = try sandbox(base)
    for command in commands { #expect(sandbox.run(command).status == .success, "\(command)") }
    return try tree(of: sandbox)
  }

  private static func sandbox(_ tree: Tree) throws -> Sandbox {
    try Sandbox(tree.mapValues { String(decoding: $0, as: UTF8.self) })
  }

  /// What version control has of a project.
  private static func tree(of sandbox: Sandbox) throws -> Tree {
    try sandbox.tree().compactMapValues { $0.map { Array($0) } }
      .filter { !$0.key.hasPrefix(".scaffold-") }
  }

  private static func merge(_ base: Tree, _ ours: Tree, _ theirs: Tree) throws -> Tree {
    var merged: Tree = [:]
    for path in Set(ours.keys).union(theirs.keys) {
      let (before, mine, yours) = (base[path], ours[path], theirs[path])
      if mine == yours || yours == before {
        merged[path] = mine
      } else if mine == before {
        merged[path] = yours
      } else {
        let merge = FileMerge.merge(
          base: before ?? [], ours: try #require(mine), theirs: try #require(yours),
          at: try ProjectPath(path))
        #expect(merge.conflicts == [], "\(path)")
        merged[path] = merge.contents
      }
    }
    return merged
  }
}
