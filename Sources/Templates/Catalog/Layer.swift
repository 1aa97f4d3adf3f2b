/// `{ "folder": "list", "if": "kind == \"list\"" }`: its files apply together, as if the folder
/// were not there. Of two files that have one path then, that of the later layer counts.
struct Layer: Sendable {
  let folder: String
  let condition: Condition?

  init(_ json: JSON, _ source: JSONSource, _ paths: [String]?) throws {
    var object = try JSONObject(json, in: source, called: "layers")
    let folder = try object.require("folder")
    self.folder = try source.text(folder, called: "folder")
    condition = try object.condition()
    let prefix = self.folder + "/"
    guard paths?.contains(where: { $0.hasPrefix(prefix) }) ?? true else {
      throw source.error(.badPattern(self.folder), at: folder.offset)
    }
    try object.finish(knowing: ["folder", "if"])
  }
}

extension [Layer] {
  /// The layer that a file is in, as its index, and the file's path there; nil if it is in none.
  func path(of file: String) -> (layer: Index, path: String)? {
    if isEmpty { return (0, file) }
    for index in indices where file.utf8.starts(with: self[index].folder.utf8) {
      let rest = file.utf8.dropFirst(self[index].folder.utf8.count)
      if rest.first == UInt8(ascii: "/") { return (index, String(Substring(rest.dropFirst()))) }
    }
    return nil
  }
}
