import Testing

@testable import Generation
@testable import SwiftReading

/// The reference to a local package in a project file.
@Suite struct PackageReferenceTests {
  @Test(arguments: XcodeFixture.allCases)
  func givesTheFileBackByteForByte(_ fixture: XcodeFixture) throws {
    let text = try fixture.project()
    for text in [text, text.replacing("\n", with: "\r\n")] {
      let bytes = Array(text.utf8)
      let (texts, edited) = try link(bytes)

      #expect(texts.allSatisfy { !XcodeID.ids(in: Array($0.utf8)).isEmpty })
      #expect(try PackageReference.without(texts, in: edited) == bytes)
      #expect(PackageReference.isWhole(texts, in: edited))
      #expect(!PackageReference.isWhole(texts, in: bytes))
    }
  }

  @Test(arguments: XcodeFixture.allCases)
  func isMadeOnce(_ fixture: XcodeFixture) throws {
    let (_, edited) = try link(Array(try fixture.project().utf8))

    let objects = try #require(try XcodeObjects(edited))
    #expect(try reference(in: objects).splices(in: objects) == [])
  }

  /// Xcode writes other comments, and another package was added meanwhile.
  @Test(arguments: XcodeFixture.allCases)
  func ourObjectsGoWhereXcodeWroteTheFileAnew(_ fixture: XcodeFixture) throws {
    let text = try fixture.project()
    let (texts, edited) = try link(Array(text.utf8))
    let other = "/* XCLocalSwiftPackageReference \"Kit\" */"
    let saved = String(decoding: edited, as: UTF8.self)
      .replacing("/* App in Frameworks */", with: "/* App (in Frameworks) */")
      .replacing("packageReferences = (\n", with: "packageReferences = (\n\t\t\t\tAA \(other),\n")
      .replacing(
        "/* End XCLocalSwiftPackageReference section */\n",
        with: """
          \t\tAA \(other) = {
          \t\t\tisa = XCLocalSwiftPackageReference;
          \t\t\trelativePath = Kit;
          \t\t};
          /* End XCLocalSwiftPackageReference section */

          """)
    let rest = try PackageReference.without(texts, in: Array(saved.utf8))

    let left = try #require(try XcodeObjects(rest))
    let original = try #require(try XcodeObjects(Array(text.utf8)))
    #expect(XcodeID.ids(in: rest) == [])
    #expect(Set(left.all.map(\.id)) == Set(original.all.map(\.id) + ["AA"]))
    #expect(left.project.texts("packageReferences").contains("AA"))
  }

  /// Another target was linked by hand to our package.
  @Test func noMentionOfOursIsLeft() throws {
    let text = try XcodeFixture.xcode26.project()
    let (texts, edited) = try link(Array(text.utf8))
    let own =
      "\t\tBB /* App */ = {isa = XCSwiftPackageProductDependency; "
      + "package = 5CAFF01D0000000000000001 /* x */; productName = App; };\n"
    let section = "/* End XCSwiftPackageProductDependency section */"
    let saved = String(decoding: edited, as: UTF8.self).replacing(section, with: own + section)

    let rest = try PackageReference.without(texts, in: Array(saved.utf8))
    let object = try #require(try XcodeObjects(rest)?["BB"])
    #expect(object["package"] == nil)
    #expect(object.text("productName") == "App")
  }

  @Test func anIDIsNeverTakenTwice() throws {
    let text = try XcodeFixture.xcode26.project()
      .replacing("C4E703112F90AB3300D1E2F3", with: "5CAFF01D0000000000000001")
    let (texts, edited) = try link(Array(text.utf8))

    #expect(!XcodeID.ids(in: Array(texts.joined().utf8)).contains("5CAFF01D0000000000000001"))
    #expect(try PackageReference.without(texts, in: edited) == Array(text.utf8))
  }

  /// Projects that are written in another way than Xcode's are left alone.
  @Test(arguments: [
    ("\t\t\tprojectDirPath = \"\";", "\t\t\tprojectDirPath = Sub;"),
    ("\t\t\tfiles = (\n\t\t\t);", "\t\t\tfiles = none;"),
    ("\t\t\ttargets = (", "packageReferences = x;\n\t\t\ttargets = ("),
  ])
  func leavesStrangeProjectsAlone(_ part: String, _ strange: String) throws {
    let text = try XcodeFixture.xcode26.project().replacing(part, with: strange)
    let objects = try #require(try XcodeObjects(Array(text.utf8)))
    #expect(try reference(in: objects).splices(in: objects) == nil)
  }

  /// A damaged project is a problem, is left alone, or is edited and given back.
  @Test(arguments: [XcodeFixture.xcode16, .xcodeGen])
  func noDamageIsTooMuch(_ fixture: XcodeFixture) throws {
    let whole = Array(try fixture.project().utf8)
    var generator = SeededGenerator(seed: 16)
    for _ in 0..<(Repository.isLongRun ? 2_000 : 25) {
      var damaged = whole
      let index = Int.random(in: whole.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: damaged.removeSubrange(index...)
      case 1: damaged[index] = .random(in: 0...127, using: &generator)
      case 2: damaged.remove(at: index)
      default:
        let end = Int.random(in: index..<min(whole.count, index + 300), using: &generator)
        damaged.removeSubrange(index...end)
      }
      guard let objects = try? XcodeObjects(damaged),
        let target = objects.all.first(where: Self.isWeibo),
        let splices = Self.reference(of: target).splices(in: objects)
      else { continue }
      let edited = damaged.inserting(splices)
      #expect(try PackageReference.without(splices.map(\.text), in: edited) == damaged)
    }
  }

  @Test func aBrokenFileIsAProblemOnlyIfItHasObjectsOfOurs() throws {
    let (texts, edited) = try link(Array(try XcodeFixture.xcode26.project().utf8))
    #expect(try PackageReference.without(texts, in: Array("{ a".utf8)) == Array("{ a".utf8))
    #expect(throws: PlistProblem.self) {
      try PackageReference.without(
        Array(texts.dropFirst()), in: Array(edited.dropLast(5)) + texts[0].utf8)
    }
  }
}

extension PackageReferenceTests {
  private func reference(in objects: XcodeObjects) throws -> PackageReference {
    Self.reference(of: try #require(objects.all.first(where: Self.isWeibo)))
  }

  private static func isWeibo(_ object: XcodeObject) -> Bool {
    object.isa == "PBXNativeTarget" && object.text("name") == "Weibo"
  }

  private static func reference(of target: XcodeObject) -> PackageReference {
    PackageReference(package: "Modules", product: "App", target: target.id)
  }

  private func link(_ bytes: [UInt8]) throws -> (texts: [String], edited: [UInt8]) {
    let objects = try #require(try XcodeObjects(bytes))
    let splices = try #require(try reference(in: objects).splices(in: objects))
    return (splices.map(\.text), bytes.inserting(splices))
  }
}
