import Testing

@testable import Generation

/// What is not understood of an Xcode project is left alone, and the output says what to do.
@Suite struct UnknownProjectTests {
  /// What is not understood is left alone, and the output says what to do.
  @Test(arguments: [
    (
      ["Weibo.xcodeproj/project.pbxproj": "<?xml version=\"1.0\"?>\n<plist></plist>\n"],
      """
      Left Weibo.xcodeproj as it is: its project file is XML, which Xcode turns into its own form \
      when it saves
      \(clicks)
      """
    ),
    (
      ["Weibo.xcodeproj/project.pbxproj": "{ a = b; }"],
      """
      Left Weibo.xcodeproj as it is: its project file is not written as Xcode writes projects
      \(clicks)
      """
    ),
    (
      [
        "Weibo.xcodeproj/project.pbxproj": Sandbox.project(with: "PBXGroup")
          .replacing("product-type.application", with: "product-type.framework")
      ],
      "Left Weibo.xcodeproj as it is: it has no app target\n\(clicks)"
    ),
    (
      [
        "Weibo.xcodeproj/project.pbxproj": Sandbox.project(with: "PBXGroup")
          .replacing("targets = (B1, );", with: "packageReferences = A1; targets = (B1, );")
      ],
      "Left Weibo.xcodeproj as it is: it is not written as Xcode writes projects\n\(clicks)"
    ),
    (
      ["project.yml": "name: Weibo\n"],
      """
      Left Weibo.xcodeproj as it is: XcodeGen makes it from project.yml; add there
        packages:
          Modules: { path: Modules }
        targets:
          Weibo:
            dependencies:
              - { package: Modules, product: App }
      """
    ),
    (
      ["Project.swift": "import ProjectDescription\n"],
      """
      Left Weibo.xcodeproj as it is: Tuist makes it from Project.swift; add there
        packages: [.local(path: "Modules")]
        and to the dependencies of Weibo: .package(product: "App")
      """
    ),
  ])
  func leavesAlone(_ files: [String: String], saying words: String) throws {
    let sandbox = try Sandbox(XcodeFixture.xcodeGen.files().merging(files) { $1 })
    #expect(try sandbox.link().notes.joined(separator: "\n") == words)
  }

  private static let clicks =
    "In Xcode: File › Add Package Dependencies… › Add Local… › Modules; then Weibo › General › "
    + "Frameworks, Libraries, and Embedded Content › + › App"

  @Test func aProjectWithoutItsFileIsLeftAlone() throws {
    let sandbox = try Sandbox(["Weibo.xcodeproj/xcuserdata/me": "", "Weibo/A.swift": ""])
    let before = try sandbox.tree()

    #expect(
      sandbox.run("new-module Login").out.components(separatedBy: "\nMade the module")[0] == """
        Made the local package Modules for the app Weibo
        Left Weibo.xcodeproj as it is: it has no project.pbxproj
        \(Self.clicks)
        The words are in the app's languages: en
        """)
    #expect(
      sandbox.run("remove-module Login").withoutCounts
        == Outcome(
          """
          Took out the module Login and the local package Modules: N files removed
          If the Xcode project refers to Modules, take that out in Xcode
          """))
    #expect(try sandbox.tree() == before)
  }
}
