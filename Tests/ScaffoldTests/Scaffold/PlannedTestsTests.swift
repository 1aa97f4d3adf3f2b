import Foundation
import Testing

@testable import Generation
@testable import Ground

/// The tests of modules in the plan by which Xcode runs those of the app.
@Suite struct PlannedTestsTests {
  private static let plan = "Xcode/Demo.xctestplan"
  private static let own = ["AppTests", "BaseBusinessTests", "BaseDataTests", "BaseViewTests"]

  @Test func aModuleJoinsAndLeaves() throws {
    let sandbox = try Sandbox.demo()
    #expect(try targets(sandbox) == Self.own)
    let before = try sandbox.tree()

    #expect(sandbox.run("new-module Login").status == .success)
    #expect(try targets(sandbox) == Self.own + ["LoginTests"])
    #expect(sandbox.run("new-module Album").status == .success)
    #expect(try targets(sandbox) == ["AlbumTests"] + Self.own + ["LoginTests"])
    #expect(sandbox.run("rename-module Album Zoo").status == .success)
    #expect(try targets(sandbox) == Self.own + ["LoginTests", "ZooTests"])
    #expect(sandbox.run("undo").status == .success)
    #expect(try targets(sandbox) == ["AlbumTests"] + Self.own + ["LoginTests"])
    #expect(sandbox.run("status --strict").status == .success)
    #expect(sandbox.run("check").status == .success)

    #expect(sandbox.run("remove-module Login").status == .success)
    #expect(sandbox.run("remove-module Album").status == .success)
    #expect(try sandbox.tree() == before)
  }

  /// Xcode sorts the keys and puts what people choose into the objects.
  @Test func xcodeMayWriteThePlanAnew() throws {
    let sandbox = try Sandbox.demo()
    _ = sandbox.run("new-module Login")
    let text = try sandbox.read(Self.plan)
    let chosen = text.replacing(
      "    {\n      \"target\" : {\n        \"containerPath\" : \"container:..\",\n"
        + "        \"identifier\" : \"LoginTests\"",
      with: "    {\n      \"enabled\" : false,\n      \"target\" : {\n"
        + "        \"containerPath\" : \"container:..\",\n        \"identifier\" : \"LoginTests\"")
    #expect(chosen != text)
    try sandbox.write(chosen, to: Self.plan)

    #expect(sandbox.run("check").status == .success)
    #expect(sandbox.run("repair").out == "Nothing to repair")
    #expect(sandbox.run("rename-module Login Start").status == .success)
    #expect(try sandbox.read(Self.plan) == chosen.replacing("LoginTests", with: "StartTests"))
    #expect(sandbox.run("remove-module Start").status == .success)
    #expect(try targets(sandbox) == Self.own)
  }

  @Test func repairPutsTheTestsInTheirPlace() throws {
    let sandbox = try Sandbox.demo()
    let without = try sandbox.read(Self.plan)
    _ = sandbox.run("new-module Login")
    let with = try sandbox.read(Self.plan)

    try sandbox.write(without, to: Self.plan)
    let check = sandbox.run("check")
    #expect(
      check.out.hasPrefix(
        """
        \(Self.plan):1:1: error: the tests of the module Login, `LoginTests`, are not in the test plan; \
        `scaffold repair` puts them back [unregistered]
        """))
    #expect(sandbox.run("repair").out.hasPrefix("Put back in \(Self.plan): LoginTests"))
    #expect(try sandbox.read(Self.plan) == with)

    let gone = with.replacing("\"AppTests\"", with: "\"GoneTests\"")
    try sandbox.write(gone, to: Self.plan)
    #expect(
      sandbox.run("repair").out.hasPrefix(
        "Took out of \(Self.plan), since its module is gone: GoneTests"))
    #expect(try targets(sandbox) == Self.own.dropFirst() + ["LoginTests"])
  }

  @Test func aTestTargetOfTheTeamsStays() throws {
    let sandbox = try Sandbox.demo()
    let plan = try sandbox.read(Self.plan)
    try sandbox.write(plan.replacing("\"AppTests\"", with: "\"OwnTests\""), to: Self.plan)
    let manifest = try sandbox.read("Package.swift")
    try sandbox.write(
      manifest + "\npackage.targets.append(.testTarget(name: \"OwnTests\"))\n", to: "Package.swift")
    #expect(sandbox.run("repair").out == "Nothing to repair")
  }

  /// A team may run its tests in another way.
  @Test func aModuleNeedsNoPlan() throws {
    let sandbox = try Sandbox.demo()
    _ = sandbox.run("new-module Login")
    let plan = try sandbox.read(Self.plan)
    try sandbox.remove(Self.plan)

    let made = sandbox.run("new-module Album")
    #expect(made.status == .success)
    #expect(!made.out.contains(Self.plan))
    #expect(sandbox.run("new-module Album").out == "Nothing to do: Album is as it would be made")
    #expect(sandbox.run("check").status == .success)
    #expect(
      sandbox.run("status").out.hasPrefix(
        "Demo (the project's own files)\n  missing  \(Self.plan)\n"))
    #expect(sandbox.run("repair --accept-missing").status == .success)
    #expect(sandbox.run("update").status == .success)
    #expect(sandbox.run("remove-module Login").status == .success)

    try sandbox.write(plan, to: Self.plan)
    #expect(sandbox.run("update").status == .success)
    #expect(try targets(sandbox).contains("AlbumTests"))
  }

  @Test(arguments: ["{", "{ \"version\" : 1 }"])
  func aBrokenPlanIsNamed(_ text: String) throws {
    let sandbox = try Sandbox.demo()
    try sandbox.write(text, to: Self.plan)
    let before = try sandbox.tree()
    #expect(
      sandbox.run("new-module Login")
        == Outcome(
          .refused,
          err: "error: `\(Self.plan)` has no list `testTargets` that can be read; restore it from "
            + "version control; a module can do without the file"))
    #expect(try sandbox.tree() == before)
  }

  /// As a project that was made before there was a plan.
  @Test func updateBringsThePlanWithTheModulesThatAreThere() throws {
    let sandbox = try Sandbox.demo()
    let plan = try sandbox.read(Self.plan)
    try sandbox.changeLedger { $0.files[try ProjectPath(Self.plan)] = nil }
    try sandbox.remove(Self.plan)
    #expect(sandbox.run("new-module Login").status == .success)

    #expect(sandbox.run("update").status == .success)
    #expect(try targets(sandbox) == Self.own + ["LoginTests"])
    #expect(sandbox.run("status --strict").status == .success)
    #expect(sandbox.run("remove-module Login").status == .success)
    #expect(try sandbox.read(Self.plan) == plan)
  }

  @Test func projectsWithoutAnAppHaveNone() throws {
    let sandbox = try Sandbox()
    #expect(sandbox.run("new-project Demo --ui none --at .").status == .success)
    #expect(sandbox.run("new-module Login").status == .success)
    #expect(try sandbox.paths().allSatisfy { !$0.hasSuffix(".xctestplan") })
  }

  private func targets(_ sandbox: Sandbox) throws -> [String] {
    let plan = try sandbox.object(Self.plan)
    let targets = try #require(plan["testTargets"] as? [[String: Any]])
    return targets.compactMap { ($0["target"] as? [String: String])?["identifier"] }
  }
}

extension Sandbox {
  fileprivate func object(_ path: String) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(try read(path).utf8))
    return try #require(json as? [String: Any])
  }
}
