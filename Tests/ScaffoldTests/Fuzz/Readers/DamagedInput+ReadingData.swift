import Foundation
import Templates

@testable import Checking
@testable import DocumentReading
@testable import Ground
@testable import Inference
@testable import Model
@testable import SwiftReading

extension DamagedInput {
  func readJSON(_ bytes: [UInt8]) throws {
    let json = try JSONSource(file: "a.json", bytes: bytes).parse()
    let text = Array(json.fileText.utf8)
    let again = try JSONSource(file: "a.json", bytes: text).parse()
    try Contradiction.unless(again.fileText == json.fileText, "another value")
    _ = (JSONPointer(fragment: "#/b/c")?.value(in: json), JSONIndex(of: json))
    _ = try? PackageTargets(
      dump: JSONSource(file: "a.json", bytes: bytes), file: "Package.swift", isFolder: { _ in true }
    )
  }

  /// What a module is made with, and what it is held against, change places.
  func readDrift(_ bytes: [UInt8]) throws {
    let sample = try ReplySample(file: "a.json", bytes: bytes)
    let other = try ReplySample(file: "b.json", bytes: Array(Self.wholeReply.utf8))
    let inference = ReplyInference(entity: "Post")
    for samples in [[sample], [other]] {
      let fields = try inference.reply(from: samples).fields
      _ = try? inference.drift(of: [samples[0]], from: fields, skipping: [])
      _ = try? inference.drift(of: [sample], from: fields, skipping: ["id"])
      _ = try? inference.drift(of: [other], from: fields, skipping: [])
    }
  }

  func readXcodeGen(_ bytes: [UInt8]) throws {
    let folder = try ScratchFolder.folder("xcodegen", with: "project.yml", saying: bytes)
    do { _ = try XcodeGenProject(file: "project.yml", in: "", of: folder) } catch {
      try Contradiction.unless(error is UnreadableProject, "\(error)")
    }
  }

  func readSettings(_ bytes: [UInt8]) {
    let files = ["/A.xcconfig": bytes, "/Base.xcconfig": Array(bytes.reversed())]
    let settings = ConfigurationFile.settings(of: "A.xcconfig", in: "/") { files[$0] }
    let levels = BuildSettings(levels: [settings, settings], configuration: "Debug")
    for key in ["IPHONEOS_DEPLOYMENT_TARGET", "OTHER"] {
      _ = levels.value(of: key, sdk: "iphoneos")
    }
  }

  func readStencil(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = try Parts(["part": "<{{ name }}>", "base": "{% block body %}{% endblock %}"])
    let values: [String: Value] = [
      "name": "Login", "xs": ["a", "b"], "user": ["name": "Ann", "age": nil], "flag": true,
    ]
    let template = try TemplateText(text, name: "View.swift")
    let output = try template.render(values, parts: parts)
    try Contradiction.unless(try template.render(values, parts: parts) == output, "another text")
  }

  func readIgnoreRules(_ bytes: [UInt8]) throws {
    let folder = try ScratchFolder.folder("ignore", with: IgnoreRules.name, saying: bytes)
    try FileManager.default.createDirectory(
      atPath: folder + "/.git", withIntermediateDirectories: true)
    var rules = IgnoreRules(above: folder)
    rules.enter("", of: folder)
    let deep = Array(repeating: "a", count: 40).joined(separator: "/")
    for path in ["Build", "vendor/x", "sp ace", "a/b/c/d/e.gen.swift", "d/keep", deep, deep + "/b"]
    {
      _ = (rules.ignores(path, isFolder: true), rules.ignores(path, isFolder: false))
    }
  }

  func readPatterns(_ bytes: [UInt8]) throws {
    let paths = [
      "View/A.swift", "Data/Network/AxB.swift", "a/a/a/a/a/a/a/aaaaaaaaaaaaaaaaaaaab.swift.stencil",
    ]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let pattern = PathPattern(String(line))
      _ = paths.map(pattern.matches)
      guard let place = try? PlacePattern(String(line)) else { continue }
      _ = paths.map { place.match(folders: $0.pathComponents[...]) }
    }
  }
}
