import Foundation
import Testing

@testable import Ground

/// Two branches that change one module, merged by git: with the driver, and without it by `repair`.
@Suite struct ModuleMergeTests {
  private typealias Tree = [String: Data]

  /// What the branches do, from what module on. `edit FILE TEXT` adds a line to the end of a file.
  struct Row: Sendable {
    let module: String
    let ours: [String]
    let theirs: [String]
    /// Whether git takes files of one branch that the other one's options change as well.
    var isUnfinished = false
  }

  enum Way: CaseIterable { case merge, squash, rebase, pick }

  private static let made = "Made the module Post of what both branches say of it"
  private static let likes = "update Post --fields +likes:Int=0"
  private static let pinned = "update Post --fields +pinned:Bool=false"
  private static let renamed = "update Post --fields name~caption"
  private static let screens = "update Post --screens list,detail,create,edit"

  private static let rows: [Row] = [
    Row(
      module: "--kind list", ours: [likes, "edit View/PostRow.swift // Ours"],
      theirs: [pinned, "edit Business/Post.swift // Theirs", "edit View/PostText.swift // Theirs"]),
    Row(
      module: "--kind list --without network", ours: [likes], theirs: [screens],
      isUnfinished: true),
    Row(module: "--kind item", ours: [renamed], theirs: [likes]),
    Row(
      module: "--kind form", ours: [pinned], theirs: ["update Post --ui both"],
      isUnfinished: true),
  ]

  private static let long: [Row] = [
    Row(module: "--kind list --without network", ours: [likes], theirs: [pinned]),
    Row(module: "--kind list --without network", ours: [renamed], theirs: [likes]),
    Row(module: "--kind list", ours: [likes], theirs: [screens], isUnfinished: true),
    Row(module: "--kind list", ours: [renamed], theirs: [pinned]),
    Row(module: "--kind item", ours: [likes], theirs: [pinned]),
    Row(module: "--kind form", ours: [likes], theirs: [pinned]),
    Row(module: "--kind form", ours: [renamed], theirs: [pinned]),
  ]

  @Test(arguments: Repository.isLongRun ? rows + long : rows)
  func becomesWhatBothSay(_ row: Row) throws {
    let (branches, orders) = (try Self.branches(row), try Self.orders(row))
    let ways = Repository.isLongRun || row.module == "--kind list" ? Way.allCases : [.merge]
    for way in ways {
      try Self.mergesByTheDriver(row, way, Self.driven(branches.copy()), orders)
      try Self.repairsWhatGitCannotMerge(way, branches.copy(), orders)
    }
  }

  private static func mergesByTheDriver(
    _ row: Row, _ way: Way, _ sandbox: Sandbox, _ orders: [Tree]
  ) throws {
    let said = try join(way, in: sandbox)

    #expect(try sandbox.git("ls-files", "--unmerged") == "", "\(way): \(said)")
    #expect(said.contains("scaffold repair") == row.isUnfinished)
    let done = sandbox.run("repair").out.split(separator: "\n").last.map(String.init)
    #expect(done == (row.isUnfinished ? made : "Nothing to repair"))
    try expect(sandbox, isOneOf: orders)
  }

  private static func repairsWhatGitCannotMerge(
    _ way: Way, _ sandbox: Sandbox, _ orders: [Tree]
  ) throws {
    let said = try join(way, in: sandbox)

    #expect(try sandbox.git("ls-files", "--unmerged") != "", "\(said)")
    let done = sandbox.run("repair").withoutParts.out
    #expect(done.split(separator: "\n").last.map(String.init) == made)
    try expect(sandbox, isOneOf: orders)
  }

  /// Whichever branch is merged into the other.
  @Test func isTheSameInEitherDirection() throws {
    let trees = try [("ours", "theirs"), ("theirs", "ours")].map { one, other in
      let sandbox = try Self.driven(Self.branches(Self.rows[0]))
      try sandbox.git("checkout", "--quiet", one)
      try sandbox.git("merge", "--quiet", "--no-edit", other)
      return try Self.tree(of: sandbox)
    }
    #expect(Self.different(trees[0], trees[1]) == [])
  }

  /// Git calls a file gone that it does not know again, and asks no driver.
  @Test(arguments: [
    ("rename-module Post Story", "Story", Way.merge),
    ("rename-module Post Story", "Story", .squash),
    ("update Post --ui none", "Post", .merge),
  ])
  func settlesWhatIsGone(command: String, name: String, way: Way) throws {
    let row = Row(
      module: "--kind item", ours: [command],
      theirs: [Self.likes, "edit Business/Post.swift // Theirs"])
    let sandbox = try Self.driven(Self.branches(row))
    _ = try Self.join(way, in: sandbox)

    #expect(
      sandbox.run("repair").out.split(separator: "\n").last
        == "Made the module \(name) of what both branches say of it")
    let inOrder = try Self.sandbox(row, row.theirs + row.ours)
    let (merged, wanted) = (try Self.tree(of: sandbox), try Self.tree(of: inOrder))
    let different = Self.different(merged, wanted)
    #expect(different == [])
  }

  @Test func namesAModuleThatBothAdd() throws {
    let row = Row(
      module: "--kind item", ours: ["new-module Chat --kind item"],
      theirs: ["new-module Chat --kind form"])
    let told = """
      both branches add a module `Chat`, and not the same one; stop the merge; in one of them \
      `scaffold rename-module Chat NAME`, or `remove-module`
      """
    let branches = try Self.branches(row)
    for hasDriver in [true, false] {
      let sandbox = try hasDriver ? Self.driven(branches.copy()) : branches.copy()
      let said = try Self.join(.merge, in: sandbox)
      #expect(said.contains(told) == hasDriver)
      #expect(sandbox.run("repair").err == "error: " + told)
    }
  }

  @Test(arguments: [true, false])
  func namesAModuleThatOneRemoves(isKept: Bool) throws {
    let row = Row(module: "--kind item", ours: ["remove-module Post"], theirs: [Self.likes])
    let sandbox = try Self.driven(Self.branches(row))
    _ = try Self.join(.merge, in: sandbox)
    let places = [
      "Sources/Modules/Post", "'LocalServer/GET post.json'",
      "Sources/App/Modules/AppRoute+Post.swift", "Sources/App/Modules/PostAssembly.swift",
    ]

    #expect(
      sandbox.run("repair").err == """
        error: one branch removes the module `Post`, the other changes it; \
        `git checkout BRANCH -- \(places.joined(separator: " "))`, with the branch that changed it, \
        keeps it; `git rm -rf --ignore-unmatch \(places.joined(separator: " "))` lets it go; \
        then `scaffold repair`
        """)
    #expect(try !sandbox.read("Package.swift").contains("\"Post\""))
    let words =
      (isKept ? ["checkout", "theirs", "--"] : ["rm", "-rf", "--ignore-unmatch"])
      + places.map { $0.replacing("'", with: "") }
    try sandbox.git(words)
    #expect(sandbox.run("repair").status == .success)
    #expect(sandbox.run("check").status == .success)
    let wanted = try Self.sandbox(row, isKept ? row.theirs : row.ours)
    let (left, right) = (try Self.tree(of: sandbox), try Self.tree(of: wanted))
    let different = Self.different(left, right)
    #expect(different == [])
  }

  @Test func namesOptionsThatDiffer() throws {
    let row = Row(
      module: "--kind item", ours: ["update Post --ui both"], theirs: ["update Post --ui swiftui"])
    let sandbox = try Self.branches(row)
    _ = try Self.join(.merge, in: sandbox)
    #expect(
      sandbox.run("repair").err == """
        error: the branches want different ui for the module `Post`; stop the merge, \
        `scaffold update Post` in one of them, and merge again
        """)
  }
}

extension ModuleMergeTests {
  /// A clone with both branches, on ours.
  private static func branches(_ row: Row) throws -> Sandbox {
    let sandbox = try sandbox(row, [])
    try sandbox.commitAll()
    for (branch, commands) in [("theirs", row.theirs), ("ours", row.ours)] {
      try sandbox.git("checkout", "--quiet", "-b", branch, "main")
      try carryOut(commands, in: sandbox)
      try sandbox.git("add", "--all")
      try sandbox.git("commit", "--quiet", "--message", branch)
    }
    return sandbox
  }

  /// The same clone with the driver.
  private static func driven(_ sandbox: Sandbox) throws -> Sandbox {
    sandbox.program = try Tool.built().executable.path
    #expect(sandbox.run("merge-driver --install").status == .success)
    return sandbox
  }

  private static func sandbox(_ row: Row, _ commands: [String]) throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    try carryOut(["new-module Post \(row.module)"] + commands, in: sandbox)
    return sandbox
  }

  private static func carryOut(_ commands: [String], in sandbox: Sandbox) throws {
    for command in commands {
      let words = command.split(separator: " ", maxSplits: 2).map(String.init)
      if words[0] == "edit" {
        let file = "Sources/Modules/Post/" + words[1]
        try sandbox.write(try sandbox.read(file) + "\n" + words[2] + "\n", to: file)
      } else {
        #expect(sandbox.run(command).status == .success, "\(command)")
      }
    }
  }

  /// - Returns: what git says.
  private static func join(_ way: Way, in sandbox: Sandbox) throws -> String {
    switch way {
    case .merge: return try sandbox.git("merge", "--no-edit", "theirs")
    case .squash: return try sandbox.git("merge", "--squash", "theirs")
    case .rebase:
      try sandbox.git("checkout", "--quiet", "theirs")
      return try sandbox.git("rebase", "ours")
    case .pick: return try sandbox.git("cherry-pick", "theirs")
    }
  }

  /// The project as one person makes it who does both, in one order and in the other.
  private static func orders(_ row: Row) throws -> [Tree] {
    try [row.ours + row.theirs, row.theirs + row.ours].map { try tree(of: sandbox(row, $0)) }
  }

  private static func expect(_ sandbox: Sandbox, isOneOf orders: [Tree]) throws {
    let merged = try tree(of: sandbox)
    let differences = orders.map { different(merged, $0) }
    #expect(differences.contains([]), "\(differences)")
  }

  private static func different(_ one: Tree, _ other: Tree) -> [String] {
    Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
  }

  private static func tree(of sandbox: Sandbox) throws -> Tree {
    try sandbox.tree().compactMapValues(\.self)
      .filter { !$0.key.hasPrefix(".git/") && !$0.key.hasPrefix(".scaffold-") }
  }
}
