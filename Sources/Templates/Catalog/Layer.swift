/// `{ "folder": "list", "if": "kind == \"list\"" }`: its files apply together, as if the folder
/// were not there. Of two files that have one path then, that of the later layer counts.
struct Layer: Equatable, Sendable {
  let folder: String
  let condition: String?

  init(_ json: JSON, _ source: JSONSource, _ paths: [String]) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "layers")
    let folder = try object.require("folder")
    self.folder = try source.text(folder, called: "folder")
    condition = try object.optionalText("if")
    let prefix = self.folder + "/"
    guard paths.contains(where: { $0.hasPrefix(prefix) }) else {
      throw source.error(.badPattern(self.folder), at: folder.offset)
    }
    try object.finish(knowing: ["folder", "if"])
  }
}

extension [Layer] {
  /// The layer that a file is in, as its index, and the file's path there; nil if it is in none.
  func path(of file: String) -> (layer: Index, path: String)? {
    if isEmpty { return (0, file) }
    for (index, layer) in enumerated() where file.hasPrefix(layer.folder + "/") {
      return (index, String(file.dropFirst(layer.folder.count + 1)))
    }
    return nil
  }
}
