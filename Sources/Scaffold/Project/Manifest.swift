import Templates

/// What `scaffold.json` says: a project's architecture, for people to edit.
struct Manifest: Equatable, Sendable {
  let name: String
  let layout: String
  let ui: String
  /// The folder that modules are made in.
  let modules: ProjectPath
  /// Where things are in a project that someone else made; `nil` in one of our own.
  var adoption: Adoption?

  static let path = "scaffold.json"
}

extension Manifest {
  init(_ source: JSONSource) throws(DataError) {
    var object = try JSONObject(source.parse(), in: source, called: Self.path)
    try object.takeVersion()
    name = try object.text("name")
    layout = try Self.choice("layout", of: ["package", "folders"], from: &object)
    ui = try Self.choice("ui", of: ["uikit", "swiftui", "both", "none"], from: &object)
    let folder = try object.require("modules")
    let text = try source.text(folder, called: "modules")
    do throws(OutsidePath) { modules = try ProjectPath(text) } catch {
      throw source.error(.badPath(text), at: folder.offset)
    }
    adoption = try object.take("adopted").map { json throws(DataError) in
      try Adoption(json, source)
    }
    for json in try object.list("tiers") { try Self.checkTier(json, in: source) }
    _ = try object.texts("shared")
    try object.finish(
      knowing: ["version", "name", "layout", "ui", "modules", "adopted", "tiers", "shared"])
  }

  /// Whether all tiers are in one target, the app's.
  var isOneTarget: Bool { layout == "folders" }

  /// The package's manifest, which names the targets; `nil` in an app.
  var packageManifest: ProjectPath? {
    adoption.map(\.manifest) ?? (try? ProjectPath("Package.swift"))
  }

  private static func choice(
    _ key: String, of choices: [String], from object: inout JSONObject
  ) throws(DataError) -> String {
    let json = try object.require(key)
    let value = try object.source.text(json, called: key)
    guard choices.contains(value) else {
      throw object.source.error(
        .unknownValue(value, key: key, choices: choices, Suggestion(for: value, among: choices)),
        at: json.offset)
    }
    return value
  }

  private static func checkTier(_ json: JSON, in source: JSONSource) throws(DataError) {
    var tier = try JSONObject(json, in: source, called: "tiers")
    _ = try tier.text("name")
    _ = try tier.texts("folders")
    _ = try tier.texts("frameworks")
    try tier.finish(knowing: ["name", "folders", "frameworks"])
  }
}
