import Ground
import Templates

/// The contents of `scaffold.json`: a project's architecture, for people to edit.
package struct ProjectFile: Equatable, Sendable {
  package let name: String
  package let layout: String
  let ui: String
  /// The folder that modules are made in.
  package let modules: ProjectPath
  /// Where things are in a project that someone else made; `nil` in one of our own.
  package var adoption: Adoption?
  /// Which part may depend on which; `nil` if no tiers are named.
  var architecture: Architecture?
  /// The languages that people read the app in.
  package var languages = Languages.standard
  /// How the server wraps its answers, as the project's template calls it.
  package var envelope = Self.plainEnvelope
  /// The folder of templates that several projects share; `nil` if there is none.
  package var templates: SharedFolder?
  /// True if the project stays with the tool; what templates say of it goes when it leaves.
  package var hasTool = true

  package init(
    name: String,
    layout: String,
    ui: String,
    modules: ProjectPath,
    adoption: Adoption? = nil,
    architecture: Architecture? = nil,
    languages: Languages = Languages.standard,
    envelope: String = Self.plainEnvelope,
    templates: SharedFolder? = nil
  ) {
    self.name = name
    self.layout = layout
    self.ui = ui
    self.modules = modules
    self.adoption = adoption
    self.architecture = architecture
    self.languages = languages
    self.envelope = envelope
    self.templates = templates
  }

  package static let path = "scaffold.json"
  /// The name for no envelope.
  package static let plainEnvelope = "plain"
  /// The folder that modules are made in, if none is named.
  package static let defaultModules = "Sources/Modules"
}

extension ProjectFile {
  package init(_ source: JSONSource) throws(DataError) {
    var object = try JSONObject(source.parse(), in: source, called: Self.path)
    let version = try object.takeVersion(upTo: 2)
    try Self.requireTool(in: &object, version)
    name = try object.text("name", default: "")
    layout = try Self.choice("layout", of: ["package", "folders"], from: &object)
    ui = try Self.choice("ui", of: ["uikit", "swiftui", "both", "none"], from: &object)
    languages = try Self.languages(from: &object)
    envelope =
      try object.take("envelope", since: 2, in: version).map { json throws(DataError) in
        try object.source.text(json, called: "envelope")
      } ?? Self.plainEnvelope
    modules = try Self.modules(from: &object)
    templates = try object.take("templates", since: 2, in: version).map {
      json throws(DataError) in try SharedFolder(json, source)
    }
    adoption = try object.take("adopted").map { json throws(DataError) in
      try Adoption(json, source)
    }
    architecture = try Architecture(
      from: &object, modules: modules, adoption: adoption, version: version)
    try object.finish(
      knowing: [
        "version", "tool", "name", "layout", "ui", "languages", "envelope", "modules", "templates",
        "adopted",
      ]
        + Architecture.keys)
  }

  /// `"tool": "0.2"`
  ///
  /// - Throws: `DataError` if the project is for another version of the tool.
  private static func requireTool(
    in object: inout JSONObject, _ version: Int
  ) throws(DataError) {
    guard let json = try object.take("tool", since: 2, in: version) else { return }
    let text = try object.source.text(json, called: "tool")
    guard let isWanted = Version.isWanted(by: text) else {
      throw object.source.error(.badVersion(text), at: json.offset)
    }
    guard isWanted else {
      throw object.source.error(
        .otherTool(wanted: text, current: Version.current), at: json.offset)
    }
  }

  private static func languages(
    from object: inout JSONObject
  ) throws(DataError) -> Languages {
    guard let json = object.take("languages") else { return .standard }
    let codes = try object.source.texts(json, called: "languages")
    do throws(BadLanguage) { return try Languages(codes) } catch {
      throw object.source.error(.badLanguages(error.description), at: json.offset)
    }
  }

  private static func modules(
    from object: inout JSONObject
  ) throws(DataError) -> ProjectPath {
    let json = object.take("modules") ?? JSON(.text(defaultModules))
    let text = try object.source.text(json, called: "modules")
    do throws(OutsidePath) { return try ProjectPath(text) } catch {
      throw object.source.error(.badPath(text), at: json.offset)
    }
  }

  /// True if all tiers are in one target, the app's.
  package var isOneTarget: Bool { layout == "folders" }

  /// The package's manifest, which names the targets; `nil` in an app.
  package var packageManifest: ProjectPath? {
    adoption.map(\.manifest) ?? (try? ProjectPath("Package.swift"))
  }

  private static func choice(
    _ key: String, of choices: [String], from object: inout JSONObject
  ) throws(DataError) -> String {
    guard let json = object.take(key) else { return choices[0] }
    let value = try object.source.text(json, called: key)
    guard choices.contains(value) else {
      throw object.source.unknown(value, as: key, among: choices, at: json.offset)
    }
    return value
  }
}

extension ProjectFile {
  /// How the server wraps what a module with these answers asks for.
  package func envelope(of answers: [Answer]) -> String {
    let own = answers.text("envelope")
    return ["", "project"].contains(own) ? envelope : own
  }
}
