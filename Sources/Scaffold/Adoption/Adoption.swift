import Templates

/// What `scaffold.json` says, under `adopted`, of a project that someone else made: where the Base
/// layers were put. Such a project has no `App` of ours, so nothing is registered there.
///
/// Templates know it as `project.hasApp`, `project.base`, `project.prefix`, `project.manifest`,
/// `project.platforms`, `project.tests`, `project.tools` and `project.languageModes`.
struct Adoption: Equatable, Sendable {
  /// The folder of the Base layers.
  let base: ProjectPath
  /// What the names of their targets start with; empty if they are as in our own projects.
  let prefix: String
  /// The manifest of the package, which has our lines at its end; `nil` for an app.
  let manifest: ProjectPath?
  /// What the manifest says of the platforms there, if it had to say more; else empty.
  let platforms: String
  /// The folder of the app's test target; `nil` for a package, whose modules hold their tests.
  let tests: ProjectPath?
  /// The tools version that the manifest had, if it had to be raised; else empty.
  var tools = ""
  /// What the manifest says of the language modes there, so that its own targets keep theirs; else
  /// empty.
  var languageModes = ""
}

extension Adoption {
  init(_ json: JSON, _ source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "adopted")
    base = try Self.path(object.require("base"), called: "base", source)
    prefix = try object.text("basePrefix", default: "")
    platforms = try object.text("platforms", default: "")
    tools = try object.text("tools", default: "")
    languageModes = try object.text("languageModes", default: "")
    manifest = try object.take("manifest").map { json throws(DataError) in
      try Self.path(json, called: "manifest", source)
    }
    tests = try object.take("tests").map { json throws(DataError) in
      try Self.path(json, called: "tests", source)
    }
    try object.finish(
      knowing: [
        "base", "basePrefix", "platforms", "manifest", "tests", "tools", "languageModes",
      ])
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
