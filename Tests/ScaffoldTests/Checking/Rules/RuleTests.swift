import Foundation
import Testing

@testable import Checking
@testable import Ground

/// What holds for every rule there is: a new one is tested here without another line.
@Suite struct RuleTests {
  @Test(arguments: Rules.all)
  func isBrokenByItsBadExampleAlone(_ rule: any Rule.Type) throws {
    let sandbox = try Sandbox(rule.example.bad)
    #expect(try Set(sandbox.found(by: rule).map(\.rule)) == [rule.name])
  }

  @Test(arguments: Rules.all)
  func isKeptByItsGoodExample(_ rule: any Rule.Type) throws {
    let sandbox = try Sandbox(rule.example.good)
    let files = rule.example.good.keys.count { $0.hasSuffix(".swift") && $0 != "Package.swift" }
    let clean = "No violations in \(files.counting("file"))"
    #expect(sandbox.run(rule.example.command) == Outcome(status: .success, out: clean, err: ""))
  }

  /// Agents get a fix for each finding, and the command that reports it until that is done.
  @Test(arguments: Rules.all)
  func comesWithAFixAndAProof(_ rule: any Rule.Type) throws {
    let sandbox = try Sandbox(rule.example.bad)
    let lines = sandbox.run(rule.example.command + " --format agent").out
      .split(separator: "\n").map(String.init)
    #expect(lines.count > 2 && !lines.contains("  fix: "))
    #expect(lines.last == "prove: scaffold " + rule.example.command)
  }

  /// Who reads the example finds where the rule is broken, and that the good one is held against it too.
  @Test(arguments: Rules.all)
  func showsWhatBreaksIt(_ rule: any Rule.Type) throws {
    let example = rule.example
    let shown = Set(example.broken.keys).union(example.beside.keys)
    let found = try Sandbox(example.bad).found(by: rule).map(\.file)
    // What is missing cannot be shown.
    #expect(shown.isSuperset(of: found.filter { example.bad[$0] != nil }))
    #expect(!example.broken.isEmpty)
    #expect(example.broken["scaffold.json"] == nil || example.kept["scaffold.json"] != nil)
  }

  @Test(arguments: Rules.all.filter { $0.isExcusable })
  func isLeftOutByAComment(_ rule: any Rule.Type) throws {
    let sandbox = try Sandbox(rule.example.bad)
    for finding in try sandbox.found(by: rule) {
      var lines = try sandbox.read(finding.file).components(separatedBy: "\n")
      lines[finding.line - 1] += "  // scaffold:allow \(rule.name) until March"
      try sandbox.write(lines.joined(separator: "\n"), to: finding.file)
    }
    #expect(try sandbox.found(by: rule) == [])
  }

  @Test(arguments: Rules.all.filter { $0.isExcusable })
  func isLeftOutByABaseline(_ rule: any Rule.Type) throws {
    let sandbox = try Sandbox(rule.example.bad)
    #expect(sandbox.run("check --write-baseline old.json").status == .success)
    #expect(sandbox.run("check --baseline old.json").status == .success)
  }

  /// A comment cannot name them, and a baseline does not hold them.
  @Test(arguments: Rules.all.filter { !$0.isExcusable })
  func isNeverLeftOut(_ rule: any Rule.Type) throws {
    let sandbox = try Sandbox(rule.example.bad)
    try sandbox.write("// scaffold:allow \(rule.name) until March\n", to: "Login/View/A.swift")
    #expect(sandbox.run("check").out.contains("error: unknown rule `\(rule.name)`"))
    #expect(sandbox.run("check --write-baseline old.json --force").status == .success)
    #expect(try sandbox.read("old.json") == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }

  @Test func isAWordAndASentence() {
    for rule in Rules.all {
      #expect(rule.name.allSatisfy { $0.isLowercase && $0.isASCII }, "\(rule.name)")
      let summary = rule.summary.text
      #expect(summary.hasSuffix(".") && !summary.contains("\n"), "\(rule.name)")
    }
    #expect(Set(Rules.all.map { $0.name }).count == Rules.all.count)
  }

  /// A file without its line in the list would be a rule that nobody keeps.
  @Test func isInTheList() throws {
    let folder = Repository.root.appending(path: "Sources/Scaffold/Checking/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Rule.swift") && $0 != "Rule.swift" }
    #expect(files.sorted() == Rules.all.map { "\($0).swift" }.sorted())
  }
}

/// As much as is needed here of what `scaffold check --format json` prints.
private struct Found: Decodable {
  struct Finding: Decodable, Equatable {
    let rule: String
    let file: String
    let line: Int
  }

  let findings: [Finding]
}

extension Sandbox {
  fileprivate func found(by rule: any Rule.Type) throws -> [Found.Finding] {
    let outcome = run(rule.example.command + " --format json")
    #expect(outcome.err == "")
    return try JSONDecoder().decode(Found.self, from: Data(outcome.out.utf8)).findings
  }
}
