import Foundation
import Testing

@testable import Generation
@testable import Templates

/// The plan that is shown is what the run then does, to the byte, whatever the answers.
@Suite struct PlanTruthTests {
  @Test(arguments: 0..<(Repository.isLongRun ? 300 : 5))
  func theRunDoesWhatTheDryRunShows(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let sandbox = try random.sandbox()
    let words = random.command()
    let before = try sandbox.tree()

    let shown = sandbox.run(words + ["--dry-run", "--json"])
    #expect(try sandbox.tree() == before)
    let done = sandbox.run(words)

    #expect(shown.status == done.status, "\(words)")
    guard done.status == .success else {
      #expect(try sandbox.tree() == before)
      return
    }
    let wanted = try expected(after: shown.out, from: before)
    #expect(try differences(sandbox.files(), wanted) == [], "\(words)")
  }

  @Test(arguments: 0..<(Repository.isLongRun ? 30 : 3))
  func theSameCommandGivesTheSameBytes(seed: Int) throws {
    let trees = try (0..<2).map { _ in
      var random = SeededGenerator(seed: seed)
      let sandbox = try random.sandbox()
      _ = sandbox.run(random.command())
      return try sandbox.files()
    }
    #expect(differences(trees[0], trees[1]) == [])
  }

  @Test(arguments: 0..<(Repository.isLongRun ? 30 : 4))
  func theDiffIsWhatGitApplies(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let sandbox = try random.sandbox()
    let words = random.command()
    let diff = sandbox.run(words + ["--diff"])
    guard diff.status == .success, !diff.out.isEmpty else { return }
    try sandbox.write(diff.out + "\n", to: "the.diff")
    let copy = try Sandbox()
    let apply = try Tool.built().shell(
      "cp -R '\(sandbox.root.path)/.' . && mkdir -p Demo && cd Demo && "
        + "git apply --whitespace=nowarn ../the.diff",
      in: copy.root)
    #expect(apply.err == "")
    _ = sandbox.run(words)

    #expect(try differences(copy.files(), sandbox.files()) == [])
  }

  /// The paths at which two trees are not the same.
  private func differences(_ one: [String: Data], _ other: [String: Data]) -> [String] {
    Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
  }

  /// The files that a plan printed as JSON leads to.
  private func expected(
    after json: String, from before: [String: Data?]
  ) throws -> [String: Data] {
    var files = before.compactMapValues { $0 }
    let plan = try JSONDecoder().decode(ShownPlan.self, from: Data(json.utf8))
    for change in plan.changes {
      let path = "Demo/" + change.path
      #expect((files[path] == nil) == (change.action == "create"))
      files[path] = change.contents.map { Data($0.utf8) }
    }
    return files
  }
}

/// What `--json` prints of a plan, read by another reader than our own.
private struct ShownPlan: Decodable {
  let changes: [Change]

  struct Change: Decodable {
    let action: String
    let path: String
    let contents: String?
  }
}

extension Sandbox {
  fileprivate func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  fileprivate func files() throws -> [String: Data] { try tree().compactMapValues { $0 } }
}

extension SeededGenerator {
  /// A project of some modules, some of them edited, be it ours or someone else's; or an empty
  /// folder.
  fileprivate mutating func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    var (layout, modules) = ("", "Demo/Sources/Modules")
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return sandbox
    case 1:
      for (path, text) in Sandbox.packageFiles { try sandbox.write(text, to: "Demo/" + path) }
    case 2, 3:
      for (path, text) in Sandbox.appFiles { try sandbox.write(text, to: "Demo/" + path) }
      (layout, modules) =
        Bool.random(using: &self)
        ? (" --layout folders", "Demo/Weibo/Modules")
        : (" --layout package", "Demo/Modules/Sources/Modules")
    default: _ = sandbox.run("new-project Demo --ui \(pick(Self.kits))")
    }
    for name in Self.names.shuffled(using: &self).prefix(Int.random(in: 0...2, using: &self)) {
      _ = sandbox.run("new-module \(name) --at Demo\(layout)")
      if Bool.random(using: &self) {
        try sandbox.write("// mine\n", to: "\(modules)/\(name)/Data/\(name)Network.swift")
      }
      if Bool.random(using: &self), sandbox.has("Demo/Package.swift") {
        let manifest = try sandbox.read("Demo/Package.swift")
        try sandbox.write(manifest.replacing("\n", with: "\r\n"), to: "Demo/Package.swift")
      }
    }
    return sandbox
  }

  fileprivate mutating func command() -> [String] {
    if Int.random(in: 0..<4, using: &self) == 0 {
      return ["remove-module", pick(Self.names), "--at", "Demo"] + force()
    }
    let fields = Self.fields.shuffled(using: &self).prefix(Int.random(in: 1...5, using: &self))
    return [
      "new-module", pick(Self.names), "--at", "Demo", "--fields", fields.joined(separator: " "),
    ]
      + (Bool.random(using: &self) ? ["--entity", pick(["User", "Status", "HTTPRoute"])] : [])
      + force()
  }

  private mutating func force() -> [String] { Bool.random(using: &self) ? ["--force"] : [] }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &self) ?? ""
  }

  private static let names = ["Login", "Home", "登录", "UserProfile", "Class"]
  private static let kits = ["uikit", "swiftui", "both", "none"]
  private static let fields = [
    "id:Int64", "name:String", "avatar_url:URL?", "tags:[String]", "created_at:Date",
    "is_open:Bool",
    "rate:Double", "blob:Data?", "default:String", "keys:[UUID]?",
  ]
}
