import Ground
import Templates

/// The record in `scaffold.json`, under `adopted`, of a project that someone else made: where the
/// Base layers were put. Such a project has no `App` of ours, unless all of ours is in a local
/// package.
///
/// Templates know it as `project.hasApp`, `project.hasShell`, `project.base`, `project.prefix`,
/// `project.file`, `project.platforms`, `project.tests`, `project.tools`,
/// `project.languageModes` and `project.package`.
package struct Adoption: Equatable, Sendable {
  /// The folder of the Base layers.
  package let base: ProjectPath
  /// The prefix of the names of their targets; empty if they are as in our own projects.
  package let prefix: String
  /// The manifest of the package, which has our lines at its end; `nil` for an app.
  package let manifest: ProjectPath?
  /// The platforms in the manifest there, if it had to name more; else empty.
  package let platforms: String
  /// The folder of the app's test target; `nil` for a package, whose modules hold their tests.
  package let tests: ProjectPath?
  /// The tools version that the manifest had, if it had to be raised; else empty.
  package var tools = ""
  /// The language modes in the manifest there, so that its own targets keep theirs; else empty.
  package var languageModes = ""
  /// The folder of the local package beside an app that has Base, modules and their composition
  /// root; `nil` where they are in targets of someone else.
  package var package: ProjectPath?

  package init(
    base: ProjectPath,
    prefix: String,
    manifest: ProjectPath?,
    platforms: String,
    tests: ProjectPath?,
    tools: String = "",
    languageModes: String = "",
    package: ProjectPath? = nil
  ) {
    self.base = base
    self.prefix = prefix
    self.manifest = manifest
    self.platforms = platforms
    self.tests = tests
    self.tools = tools
    self.languageModes = languageModes
    self.package = package
  }
}

extension Adoption {
  /// A local package of ours beside an app.
  package init(package: ProjectPath, prefix: String) throws(OutsidePath) {
    self.init(
      base: package.appending(try ProjectPath("Sources/Base")), prefix: prefix,
      manifest: package.appending(try ProjectPath("Package.swift")), platforms: "", tests: nil,
      package: package)
  }
}

extension Adoption {
  package init(_ json: JSON, _ source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "adopted")
    if let json = object.take("package") {
      let package = try Self.path(json, called: "package", source)
      let prefix = try object.text("basePrefix", default: "")
      try object.finish(knowing: ["package", "basePrefix"])
      do throws(OutsidePath) { try self.init(package: package, prefix: prefix) } catch {
        throw source.error(.badPath(package.text), at: json.offset)
      }
      return
    }
    let base = try Self.path(object.require("base"), called: "base", source)
    let prefix = try object.text("basePrefix", default: "")
    let platforms = try object.text("platforms", default: "")
    let tools = try object.text("tools", default: "")
    let languageModes = try object.text("languageModes", default: "")
    let manifest = try object.take("manifest").map { json throws(DataError) in
      try Self.path(json, called: "manifest", source)
    }
    let tests = try object.take("tests").map { json throws(DataError) in
      try Self.path(json, called: "tests", source)
    }
    try object.finish(
      knowing: [
        "base", "basePrefix", "platforms", "manifest", "tests", "tools", "languageModes",
      ])
    self.init(
      base: base, prefix: prefix, manifest: manifest, platforms: platforms, tests: tests,
      tools: tools, languageModes: languageModes)
  }

  private static func path(
    _ json: JSON, called key: String, _ source: JSONSource
  ) throws(DataError) -> ProjectPath {
    let text = try source.text(json, called: key)
    do throws(OutsidePath) { return try ProjectPath(text) } catch {
      throw source.error(.badPath(text), at: json.offset)
    }
  }
}
