import Ground
import Templates

/// The texts of files, packed in one text for each folder: where one file changes, the others of the
/// folder change with it in the ledger, and no more.
struct PackedTexts: Equatable, Sendable {
  private struct Folder: Sendable {
    /// In the order of their files.
    let texts: [String]
    let packed: String
  }

  private let folders: [String: Folder]

  /// - Parameters:
  ///   - files: the texts, by paths.
  ///   - known: the texts as they were: the folders in which nothing changed are not packed again.
  init(_ files: [String: String] = [:], since known: PackedTexts? = nil) {
    let sorted = files.sorted { $0.key < $1.key }
    let groups = Dictionary(grouping: sorted) { Self.folder(of: $0.key) }
    folders = Dictionary(
      uniqueKeysWithValues: groups.map { name, files in
        let texts = files.map(\.value)
        guard let folder = known?.folders[name], folder.texts == texts else {
          return (name, Folder(texts: texts, packed: Self.packed(texts)))
        }
        return (name, folder)
      })
  }

  /// - Parameters:
  ///   - json: the packed texts, by folders.
  ///   - paths: the files whose texts they are.
  /// - Throws: `DataError` at the folder whose text is damaged.
  init(_ json: JSON, of paths: [String], _ source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "texts")
    var folders: [String: Folder] = [:]
    for (name, paths) in Dictionary(grouping: paths, by: Self.folder) {
      let json = try object.require(name)
      let packed = try source.text(json, called: name)
      guard let texts = Self.texts(in: packed), texts.count == paths.count else {
        throw source.error(.damagedTexts, at: json.offset)
      }
      folders[name] = Folder(texts: texts, packed: packed)
    }
    try object.finish(knowing: folders.keys.sorted())
    self.folders = folders
  }

  var json: JSON {
    JSON(
      object: folders.sorted { $0.key < $1.key }.map { ($0.key, JSON(.text($0.value.packed))) })
  }

  /// The texts by the paths of their files.
  func files(_ paths: [String]) -> [(path: String, text: String)] {
    Dictionary(grouping: paths, by: Self.folder).flatMap { name, paths in
      zip(paths.sorted(), folders[name]?.texts ?? []).map { ($0, $1) }
    }
  }

  /// True, since it is the texts that a ledger says; how they are packed is its own affair.
  static func == (one: PackedTexts, other: PackedTexts) -> Bool { true }

  private static func packed(_ texts: [String]) -> String {
    var bytes: [UInt8] = []
    for text in texts {
      bytes += "\(text.utf8.count)\n".utf8
      bytes += text.utf8
    }
    return Base64.text(of: TextPacker.packed(bytes))
  }

  /// - Returns: `nil` where it is no text that this has packed.
  private static func texts(in packed: String) -> [String]? {
    guard let bytes = Base64.bytes(of: packed).flatMap(TextPacker.unpacked) else { return nil }
    var texts: [String] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let count = Int(String(decoding: rest[..<end], as: UTF8.self)), count >= 0,
        count <= rest.endIndex - end - 1
      else { return nil }
      let text = String(decoding: rest[(end + 1)...].prefix(count), as: UTF8.self)
      // What is no UTF-8 gets longer.
      guard text.utf8.count == count else { return nil }
      texts.append(text)
      rest = rest[(end + 1 + count)...]
    }
    return texts
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
