import Foundation
import Testing

@testable import Generation
@testable import Ground
@testable import Model

/// What the planner makes of what is wanted and what is on disk, a line for each thing that it plans.
@Suite struct PlannerTests {
  @Test(arguments: writes)
  func wantsAFile(_ row: Row) throws { #expect(try row.lines() == row.plan) }

  private static let writes: [Row] = [
    Row("is new, as is its folder", plan: ["folder A", "create A/a: new"]) {
      try $0.write("new", "A/a")
    },
    Row("says so already", ["A/a": "new"], plan: ["keep A/a: new"]) { try $0.write("new", "A/a") },
    Row("is as it was generated", ["A/a": "old"], plan: ["replace A/a: new"]) {
      try $0.write("new", "A/a", base: "old")
    },
    Row("has Windows' line breaks", ["A/a": "old\r\n"], plan: ["replace A/a: new␍⏎"]) {
      try $0.write("new\n", "A/a", base: "old\n")
    },
    Row("was edited", ["A/a": "mine"], plan: ["A/a was edited by hand"]) {
      try $0.write("new", "A/a", base: "old")
    },
    Row("is someone's", ["A/a": "mine"], plan: ["A/a exists already"]) {
      try $0.write("new", "A/a")
    },
    Row("is someone's, and may stay", ["A/a": "mine"], plan: ["keep A/a: mine"]) {
      try $0.write("new", "A/a", mayStay: true)
    },
    Row("was removed", plan: ["folder A", "create A/a: new"]) {
      try $0.write("new", "A/a", base: "old")
    },
    Row("is wanted twice", plan: ["folder A", "create A/a: new"]) {
      try $0.write("new", "A/a")
      try $0.write("new", "A/a")
    },
    Row("is wanted in two ways", plan: ["A/a exists already", "folder A", "create A/a: new"]) {
      try $0.write("new", "A/a")
      try $0.write("other", "A/a")
    },
    Row("is a folder", ["A/a/b": ""], plan: ["A/a is a folder where a file should be"]) {
      try $0.write("new", "A/a")
    },
    Row("is below a file", ["A": ""], plan: ["A is a file where a folder should be"]) {
      try $0.write("new", "A/a")
      try $0.write("new", "A/b")
    },
    Row("is below a link", ["B/b": ""], link: ("A", "B"), plan: ["A is a symbolic link"]) {
      try $0.write("new", "A/a")
    },
    Row("is a link", ["A/b": ""], link: ("A/a", "b"), plan: ["A/a is a symbolic link"]) {
      try $0.write("new", "A/a")
    },
    Row(
      "is there in another letter case", ["A/A": ""],
      plan: ["A/a differs from `A/A` by letter case only"]
    ) {
      try $0.write("new", "A/a")
    },
    Row(
      "is below a folder in another letter case", ["a/b": ""],
      plan: ["A differs from `a` by letter case only", "create A/a: new"]
    ) {
      try $0.write("new", "A/a")
    },
  ]

  @Test(arguments: forced)
  func wantsAFileByForce(_ row: Row) throws { #expect(try row.lines() == row.plan) }

  private static let forced: [Row] = [
    Row(
      "was edited", ["A/a": "mine"], force: true,
      plan: ["replace A/a: new", "overwrites A/a"]
    ) { try $0.write("new", "A/a", base: "old") },
    Row("is as it was generated", ["A/a": "old"], force: true, plan: ["replace A/a: new"]) {
      try $0.write("new", "A/a", base: "old")
    },
    Row(
      "is a folder", ["A/a/b": ""], force: true, plan: ["A/a is a folder where a file should be"]
    ) { try $0.write("new", "A/a") },
  ]

  @Test(arguments: removals)
  func wantsAFileGone(_ row: Row) throws { #expect(try row.lines() == row.plan) }

  private static let removals: [Row] = [
    Row("and with it its folders", ["A/B/a": "old"], plan: ["remove A/B/a", "empties A/B, A"]) {
      try $0.remove("A/B/a", base: "old")
    },
    Row("beside one that stays", ["A/a": "old", "A/b": ""], plan: ["remove A/a"]) {
      try $0.remove("A/a", base: "old")
    },
    Row(
      "beside the Finder's", ["A/a": "old", "A/.DS_Store": ""],
      plan: ["remove A/.DS_Store", "remove A/a", "empties A"]
    ) { try $0.remove("A/a", base: "old") },
    Row("while another comes", ["A/a": "old"], plan: ["remove A/a", "create A/b: new"]) {
      try $0.remove("A/a", base: "old")
      try $0.write("new", "A/b")
    },
    Row("that was edited", ["A/a": "mine"], plan: ["keep A/a: mine"]) {
      try $0.remove("A/a", base: "old")
    },
    Row("that is gone", ["A/b": ""], plan: []) { try $0.remove("A/a", base: "old") },
    Row(
      "that was edited, by force", ["A/a": "mine"], force: true,
      plan: ["remove A/a", "empties A", "overwrites A/a"]
    ) { try $0.remove("A/a", base: "old") },
  ]

  @Test(arguments: lines)
  func wantsALine(_ row: Row) throws { #expect(try row.lines() == row.plan) }

  private static let lines: [Row] = [
    Row(
      "among others", ["a": "// scaffold:m\na\nc\n// scaffold:end\n"],
      plan: ["update a: // scaffold:m⏎a⏎b⏎c⏎// scaffold:end⏎"]
    ) { try $0.insert("b", "a") },
    Row("that is there", ["a": "// scaffold:m\nb\n// scaffold:end\n"], plan: []) {
      try $0.insert("b", "a")
    },
    Row(
      "gone", ["a": "// scaffold:m\nb\n// scaffold:end\n"],
      plan: ["update a: // scaffold:m⏎// scaffold:end⏎"]
    ) { try $0.withdraw("b", "a") },
    Row("gone from a file that is gone", plan: []) { try $0.withdraw("b", "a") },
    Row("in a file that is not there", plan: ["a is missing"]) { try $0.insert("b", "a") },
    Row("in a file without markers", ["a": "b\n"], plan: ["a has no line `// scaffold:m`"]) {
      try $0.insert("b", "a")
    },
    Row(
      "in a file that the run makes", plan: ["create a: // scaffold:m⏎b⏎// scaffold:end⏎"]
    ) {
      try $0.write("// scaffold:m\n// scaffold:end\n", "a")
      try $0.insert("b", "a")
    },
    Row("at the end", ["a": "mine"], plan: ["update a: mine⏎b⏎"]) { try $0.append("b\n", "a") },
    Row("at the end, which is one", ["a": "mine\n"], plan: ["update a: mine⏎b⏎"]) {
      try $0.append("b\n", "a")
    },
    Row("gone from the end", ["a": "mine\nb\nmore\n"], plan: ["update a: mine⏎more⏎"]) {
      try $0.withdraw(ending: "b\n", "a")
    },
    Row("gone from the end, where it was edited", ["a": "mine\nc\n"], plan: []) {
      try $0.withdraw(ending: "b\n", "a")
    },
  ]
}

extension PlannerTests {
  /// A disk, what is wanted of it, and what is planned.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let disk: [String: String]
    let link: (at: String, to: String)?
    let isForced: Bool
    let plan: [String]
    let want: @Sendable (inout Planner) throws -> Void

    init(
      _ name: String, _ disk: [String: String] = [:], link: (String, String)? = nil,
      force isForced: Bool = false, plan: [String],
      want: @escaping @Sendable (inout Planner) throws -> Void
    ) {
      testDescription = name
      self.disk = disk
      self.link = link
      self.isForced = isForced
      self.plan = plan
      self.want = want
    }

    func lines() throws -> [String] {
      let sandbox = try Sandbox(disk)
      if let link {
        try FileManager.default.createSymbolicLink(
          atPath: sandbox.root.appending(path: link.at).path, withDestinationPath: link.to)
      }
      let before = try sandbox.tree()
      var planner = Planner(root: sandbox.root.path, isForced: isForced)
      try want(&planner)
      let plan = try planner.plan()
      #expect(try sandbox.tree() == before, "the planner only reads")
      return plan.conflicts.map { "\($0.path) \($0.words)" }
        + plan.newFolders.map { "folder \($0)" }
        + plan.changes.map(\.words)
        + (plan.emptiedFolders.isEmpty
          ? [] : ["empties " + plan.emptiedFolders.map(\.text).joined(separator: ", ")])
        + plan.overwritten.map { "overwrites \($0)" }
    }
  }
}

extension Conflict {
  /// What is wrong, without the path before it and the way out behind it.
  fileprivate var words: String {
    let problem = complaint.problem.text
    return String(problem.drop { $0 != " " }.dropFirst())
  }
}

extension Change {
  fileprivate var words: String {
    guard let after else { return "\(action) \(path)" }
    return "\(action) \(path): "
      + String(decoding: after, as: UTF8.self).replacing("\r\n", with: "␍⏎")
      .replacing("\n", with: "⏎")
  }
}

extension Planner {
  fileprivate mutating func write(
    _ text: String, _ path: String, base: String? = nil, mayStay: Bool = false
  ) throws {
    let willSay = try write(text, to: ProjectPath(path), base: base, keepsExisting: mayStay)
    #expect(willSay || mayStay || !conflicts.isEmpty)
  }

  fileprivate mutating func remove(_ path: String, base: String) throws {
    _ = try remove(ProjectPath(path), base: base)
  }

  fileprivate mutating func insert(_ line: String, _ path: String) throws {
    try insert(Insertion(file: ProjectPath(path), marker: "m", line: line, key: line))
  }

  fileprivate mutating func withdraw(_ line: String, _ path: String) throws {
    try withdraw(Insertion(file: ProjectPath(path), marker: "m", line: line, key: line))
  }

  fileprivate mutating func append(_ text: String, _ path: String) throws {
    _ = try append(text, to: ProjectPath(path))
  }

  fileprivate mutating func withdraw(ending text: String, _ path: String) throws {
    _ = try withdraw(ending: text, of: ProjectPath(path))
  }
}
