import Templates
import Testing

@testable import SwiftReading

/// What `swift package dump-package` prints, as far as it is read.
@Suite struct DumpTests {
  @Test func readsTargets() throws {
    let read = try read(
      """
      { "name": "Kit", "toolsVersion": { "_version": "5.8.0" }, "targets": [
        { "name": "Kit", "type": "regular", "exclude": ["A.txt"], "path": null, "settings": [],
          "dependencies": [
            { "byName": ["Core", null] },
            { "target": ["Linux", { "platformNames": ["linux"] }] },
            { "product": ["Logging", "swift-log", null, null] },
            { "product": ["NIO", null, null, { "traits": ["Net"] }] } ] },
        { "name": "Core", "type": "executable", "path": "./Code/", "sources": ["B.swift"] } ] }
      """)
    #expect(
      read.summary == [
        "regular Kit in Sources/Kit without A.txt: "
          + "Core, target Linux?, Logging of swift-log, NIO of any?",
        "executable Core in Code only B.swift",
      ])
    #expect(read.products == ["Logging", "NIO"])
  }

  @Test(arguments: [
    ("[]", "dump.json:1:1: `package` must be an object, not a list"),
    (
      "{ \"targets\": [{ \"name\": \"A\", \"type\": \"macros\" }] }",
      "dump.json:1:38: unknown type `macros`; did you mean `macro`?; choose from regular, "
        + "executable, test, system, macro, plugin, binary"
    ),
    ("{ \"targets\": [{ \"type\": \"test\" }] }", "dump.json:1:15: `name` is missing; add it"),
    (
      """
      { "targets": [{ "name": "A", "type": "test", "dependencies": ["B"] }] }
      """, "dump.json:1:63: expected a dependency"
    ),
    (
      """
      { "targets": [{ "name": "A", "type": "test", "dependencies": [{ "byname": ["B"] }] }] }
      """, "dump.json:1:65: unknown key `byname`; did you mean `byName`?"
    ),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    let error = #expect(throws: DataError.self) { try read(text) }
    #expect(error?.description == message)
  }

  @Test func takesPlacesFromTheManifest() throws {
    let manifest = PackageTargets(
      """
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit", dependencies: ["Core"]), .target(name: "Core")])
      """)
    let dump = try read(
      """
      { "targets": [
        { "name": "Kit", "type": "regular", "dependencies": [ { "byName": ["Core", null] } ] },
        { "name": "Core", "type": "regular" } ] }
      """)
    #expect(dump != manifest)
    #expect(dump.placed(as: manifest) == manifest)
  }

  private func read(_ text: String) throws -> PackageTargets {
    try PackageTargets(
      dump: JSONSource(file: "dump.json", bytes: Array(text.utf8)), file: "Package.swift",
      isFolder: { _ in true })
  }
}
