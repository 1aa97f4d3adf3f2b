import Ground
import Templates

/// The record of an exported template, and of its texts then: the `.scaffold-template.json` beside
/// the files.
///
/// With it, `templates update` can say what the team has changed from what the tool has changed.
package struct TemplateRecord: Equatable, Sendable {
  package static let name = ".scaffold-template.json"

  package let template: String
  /// True if the whole template was exported, so that files which a newer one adds are wanted too.
  package var isWhole: Bool
  /// The text of each exported file as the tool had it, by its path in the template.
  package var files: [String: String]

  package init(of template: String, isWhole: Bool, files: [String: String]) {
    self.template = template
    self.isWhole = isWhole
    self.files = files
  }
}

extension TemplateRecord {
  /// The record of a template that was exported to a folder; `nil` if there is none.
  ///
  /// - Parameter folder: the folder of the templates, absolute.
  package init?(of template: String, in folder: String) throws {
    let path = "\(template)/\(Self.name)"
    guard let bytes = try Disk.contents(of: "\(folder)/\(path)") else { return nil }
    try self.init(JSONSource(file: path, bytes: bytes))
  }

  init(_ source: JSONSource) throws(DataError) {
    var object = try JSONObject(source.parse(), in: source, called: Self.name)
    try object.takeVersion()
    _ = try object.text("tool")
    template = try object.text("template")
    isWhole = object.take("whole")?.kind == .flag(true)
    let json = try object.require("files")
    _ = try JSONObject(json, in: source, called: "files")
    files = [:]
    if case .object(let members) = json.kind {
      for member in members {
        files[member.key] = try source.text(member.value, called: member.key)
      }
    }
    try object.finish(knowing: ["version", "tool", "template", "whole", "files"])
  }

  /// The record as its file says it.
  package var text: String {
    let texts = files.sorted { $0.key < $1.key }.map { ($0.key, JSON(.text($0.value))) }
    let json: JSON = [
      "version": 1, "tool": JSON(.text(Version.current)), "template": JSON(.text(template)),
      "whole": JSON(.flag(isWhole)), "files": JSON(object: texts),
    ]
    return json.fileText
  }
}
