import Testing

@testable import Ground
@testable import SwiftReading

/// The manifests that the tool itself emits, and what teams make of them.
@Suite struct EmittedManifestTests {
  @Test func readsAProject() throws {
    let read = try PackageTargets(project())
    #expect(
      read.summary == [
        "regular Core in Sources/Base/Core",
        "system BaseSQLite in Sources/Base/SQLite",
        "regular BaseData in Sources/Base/Data: Core, target BaseSQLite?",
        "regular BaseBusiness in Sources/Base/Business: Core, BaseData",
        "regular BaseView in Sources/Base/View: Core, BaseBusiness",
        "regular App in Sources/App: Core, BaseData, BaseBusiness, BaseView, target AboutView, "
          + "target HomeBusiness, target HomeView",
        "regular BaseTesting in Tests/Support: Core, BaseData, BaseBusiness",
        "test BaseDataTests in Tests/BaseDataTests: Core, BaseData, BaseTesting",
        "test BaseBusinessTests in Tests/BaseBusinessTests: "
          + "Core, BaseData, BaseBusiness, BaseTesting",
        "test BaseViewTests in Tests/BaseViewTests: Core, BaseData, BaseBusiness, BaseView, "
          + "BaseTesting",
        "test AppTests in Tests/AppTests: "
          + "App, Core, BaseData, BaseBusiness, BaseView, BaseTesting",
        "regular AboutView in Sources/Modules/About/View: "
          + "target Core, target BaseView, target AboutBusiness",
        "test AboutTests in Sources/Modules/About/Tests: target Core, target BaseData, "
          + "target BaseBusiness, target BaseView, target BaseTesting, target AboutView",
        "regular HomeData in Sources/Modules/Home/Data: target Core, target BaseData",
        "regular HomeBusiness in Sources/Modules/Home/Business: target Core, target BaseData, "
          + "target BaseBusiness, target HomeData, target LoginBusiness",
        "regular HomeView in Sources/Modules/Home/View: "
          + "target Core, target BaseView, target HomeBusiness",
        "test HomeTests in Sources/Modules/Home/Tests: target Core, target BaseData, "
          + "target BaseBusiness, target BaseView, target BaseTesting, target HomeData, "
          + "target HomeBusiness, target HomeView, target LoginBusiness",
      ])
    #expect(
      read.modules == [
        ModuleLine(name: "About", tiers: ["View"], uses: [], place: line(6)),
        ModuleLine(
          name: "Home", tiers: ["Data", "Business", "View"], uses: ["Login"], place: line(7)),
      ])
  }

  @Test func whoseFaultADependencyWouldBe() throws {
    let read = try PackageTargets(project())
    let own = read.targets.map { target in
      let names = (target.dependencies ?? []).filter(\.isOwn).map(\.name)
      return target.isShared ? "" : "\(target.name): " + names.joined(separator: " ")
    }
    #expect(
      own.filter { !$0.isEmpty } == [
        "Core: ", "BaseSQLite: ", "BaseData: Core BaseSQLite", "BaseBusiness: Core BaseData",
        "BaseView: Core BaseBusiness", "App: Core BaseData BaseBusiness BaseView",
        "BaseTesting: Core BaseData BaseBusiness", "BaseDataTests: Core BaseData BaseTesting",
        "BaseBusinessTests: Core BaseData BaseBusiness BaseTesting",
        "BaseViewTests: Core BaseData BaseBusiness BaseView BaseTesting",
        "AppTests: App Core BaseData BaseBusiness BaseView BaseTesting",
      ])
  }

  @Test(arguments: [
    (
      "let base = [\"Core\", \"BaseData\", \"BaseBusiness\"]",
      "let base = [\"Core\", \"BaseData\", \"BaseBusiness\", \"Extras\"]",
      "regular HomeBusiness in Sources/Modules/Home/Business: target Core, target BaseData, "
        + "target BaseBusiness, target Extras, target HomeData, target LoginBusiness"
    ),
    (
      "dependencies: named(dependencies[tier, default: []]),",
      "dependencies: named(dependencies[tier, default: []])\n"
        + "  + [.product(name: \"Logging\", package: \"swift-log\")],",
      "regular HomeBusiness in Sources/Modules/Home/Business: target Core, target BaseData, "
        + "target BaseBusiness, target HomeData, target LoginBusiness, Logging of swift-log"
    ),
    (
      "+ uses.map { \"\\($0)Business\" },",
      "+ uses.map { name in \"\\(name)Business\" } + uses.map { $0 + \"View\" },",
      "regular HomeBusiness in Sources/Modules/Home/Business: target Core, target BaseData, "
        + "target BaseBusiness, target HomeData, target LoginBusiness, target LoginView"
    ),
    (
      "let folder = \"Sources/Modules/\\(name)\"",
      "let folder = \"Features/\" + name.lowercased()",
      "regular HomeBusiness in Features/home/Business: target Core, target BaseData, "
        + "target BaseBusiness, target HomeData, target LoginBusiness"
    ),
    (
      "names.map { .target(name: $0) }",
      "names.map { name in Target.Dependency.byName(name: name) }",
      "regular HomeBusiness in Sources/Modules/Home/Business: Core, BaseData, "
        + "BaseBusiness, HomeData, LoginBusiness"
    ),
  ])
  func followsATeam(from old: String, to new: String, business: String) throws {
    let manifest = try project()
    #expect(manifest.contains(old))
    let read = PackageTargets(manifest.replacingOccurrences(of: old, with: new))
    #expect(read.isComplete)
    #expect(read.targets.first { $0.name == "HomeBusiness" }?.summary == business)
  }

  @Test func readsWhatAPackageGets() throws {
    let sandbox = try Sandbox([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Kit", platforms: [.iOS(.v17), .macOS(.v14)], targets: [.target(name: "Kit")])

      """,
      "Sources/Kit/Kit.swift": "",
    ])
    let outcome = sandbox.run("new-module Login --base-prefix Acme --ui uikit")
    #expect(outcome.status == .success, "\(outcome.err)")
    #expect(
      PackageTargets(try sandbox.read("Package.swift")).summary == [
        "regular Kit in Sources/Kit",
        "regular AcmeCore in Sources/Base/Core",
        "system AcmeBaseSQLite in Sources/Base/SQLite",
        "regular AcmeBaseData in Sources/Base/Data: AcmeCore, target AcmeBaseSQLite?",
        "regular AcmeBaseBusiness in Sources/Base/Business: AcmeCore, AcmeBaseData",
        "regular AcmeBaseView in Sources/Base/View: AcmeCore, AcmeBaseBusiness",
        "regular AcmeBaseTesting in Sources/Base/Testing: "
          + "AcmeCore, AcmeBaseData, AcmeBaseBusiness",
        "regular LoginData in Sources/Modules/Login/Data: target AcmeCore, target AcmeBaseData",
        "regular LoginBusiness in Sources/Modules/Login/Business: target AcmeCore, "
          + "target AcmeBaseData, target AcmeBaseBusiness, target LoginData",
        "regular LoginView in Sources/Modules/Login/View: "
          + "target AcmeCore, target AcmeBaseView, target LoginBusiness",
        "test LoginTests in Sources/Modules/Login/Tests: target AcmeCore, target AcmeBaseData, "
          + "target AcmeBaseBusiness, target AcmeBaseView, target AcmeBaseTesting, "
          + "target LoginData, target LoginBusiness, target LoginView",
      ])
  }

  private func project() throws -> String {
    let sandbox = try Sandbox()
    let outcome = sandbox.run("new-project Weibo --ui uikit")
    #expect(outcome.status == .success, "\(outcome.err)")
    #expect(sandbox.run("base add --all --at Weibo").status == .success)
    return try sandbox.read("Weibo/Package.swift").replacingOccurrences(
      of: "// scaffold:modules\n",
      with: """
        // scaffold:modules
        modules += module("About", tiers: ["View"])
        modules += module("Home", uses: ["Login"])

        """)
  }

  private func line(_ line: Int) -> SourcePlace {
    SourcePlace(file: "Package.swift", line: line, column: 12)
  }
}
