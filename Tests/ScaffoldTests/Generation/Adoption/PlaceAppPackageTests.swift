import Testing

/// Where the local package of an app goes, what it is called, and which app of several has it.
@Suite struct PlaceAppPackageTests {
  /// A target takes the files of this folder as they come.
  @Test func thePackageIsInNoFolderOfATarget() throws {
    let sandbox = try Sandbox(XcodeFixture.xcode26.files())
    #expect(
      sandbox.run("new-module Login --sources Weibo/Modules")
        == Outcome(
          .refused,
          err: "error: `Weibo/Modules` is in the folder `Weibo` of another target; "
            + "`--sources <dir>` puts Base and modules into another"))
    #expect(sandbox.run("new-module Login --sources Packages/Features").status == .success)
    #expect(try sandbox.read(XcodeFixture.file).contains("relativePath = Packages/Features;"))
    #expect(sandbox.run("check").withoutCounts == Outcome("No violations in N files"))
    #expect(sandbox.run("status --strict").status == .success)
  }

  @Test func anAppOfOurTargetsNameNeedsAPrefix() throws {
    var files = try XcodeFixture.xcode26.files()
    files[XcodeFixture.file]?.replace("name = Weibo;", with: "name = App;")
    let sandbox = try Sandbox(files)
    let before = try sandbox.tree()

    #expect(
      sandbox.run("new-module Login")
        == Outcome(
          .refused,
          err: "error: `Weibo.xcodeproj` has the name `App` already; "
            + "`--base-prefix Acme` calls ours `AcmeApp`"))
    #expect(sandbox.run("new-module Login --base-prefix Acme").status == .success)
    #expect(try sandbox.read(XcodeFixture.file).contains("productName = AcmeApp;"))
    let manifest = try sandbox.read("Modules/Package.swift")
    #expect(manifest.contains(".library(name: \"AcmeApp\", targets: [\"AcmeApp\"])"))
    #expect(!manifest.contains("\"Core\""))
    #expect(sandbox.run("check").withoutCounts == Outcome("No violations in N files"))
    #expect(sandbox.run("remove-module Login").status == .success)
    #expect(try sandbox.tree() == before)
  }

  @Test func oneOfSeveralAppsIsNamed() throws {
    var files = try XcodeFixture.cocoaPods.files()
    files[XcodeFixture.file]?.replace("SDKROOT = watchos;", with: "SDKROOT = iphoneos;")
    let sandbox = try Sandbox(files)

    #expect(
      sandbox.run("new-module Login")
        == Outcome(
          .refused,
          err: "error: there are several app targets: Weibo, Watch; "
            + "name the one that shows the modules with `--app-target <name>`"))
    #expect(
      sandbox.run("new-module Login --app-target Clock")
        == Outcome(
          .usage, err: "error: there is no app target `Clock`; there are Weibo, Watch"))
    #expect(
      sandbox.run("new-module Login --app-target Watch").out.split(separator: "\n")[1]
        == "Linked its product App to the target Watch of Weibo.xcodeproj")
    #expect(
      sandbox.run("new-module Home --app-target Weibo")
        == Outcome(
          .usage,
          err: "error: `--app-target` was settled with the first module as `Watch`; leave it out"))
    #expect(
      sandbox.run("new-module Home --layout folders")
        == Outcome(
          .usage,
          err: "error: `--layout` was settled with the first module as `package`; leave it out"))
    #expect(sandbox.run("new-module Home --layout package --app-target Watch").status == .success)
  }
}
