import Ground
import Templates

/// The texts of files, packed in one text for each folder: where one file changes, the others of the
/// folder change with it in the ledger, and no more.
struct PackedTexts {
  /// The packed texts, by the folders of the files.
  private let folders: [(folder: String, text: String)]

  /// - Parameter files: the texts, by paths.
  init(_ files: [String: String]) {
    let sorted = files.sorted { $0.key < $1.key }
    let groups = Dictionary(grouping: sorted) { Self.folder(of: $0.key) }
    folders = groups.sorted { $0.key < $1.key }.map { folder, files in
      var bytes: [UInt8] = []
      for (_, text) in files {
        bytes += Array("\(text.utf8.count)\n".utf8)
        bytes += Array(text.utf8)
      }
      return (folder, Base64.text(of: TextPacker.packed(bytes)))
    }
  }

  var json: JSON { JSON(object: folders.map { ($0.folder, JSON(.text($0.text))) }) }

  /// - Parameters:
  ///   - json: the packed texts, by folders.
  ///   - paths: the files whose texts they are, in order.
  /// - Returns: the texts, by paths.
  /// - Throws: `DataError` at the folder whose text is damaged.
  static func files(
    in json: JSON, of paths: [String], _ source: JSONSource
  ) throws(DataError) -> [String: String] {
    var folders = try JSONObject(json, in: source, called: "texts")
    var files: [String: String] = [:]
    for (folder, paths) in Dictionary(grouping: paths, by: folder) {
      let packed = try folders.require(folder)
      guard let data = Base64.bytes(of: try source.text(packed, called: folder)),
        let bytes = TextPacker.unpacked(data), let texts = texts(in: bytes),
        texts.count == paths.count
      else { throw source.error(.damagedTexts, at: packed.offset) }
      for (path, text) in zip(paths.sorted(), texts) { files[path] = text }
    }
    try folders.finish(knowing: Array(Set(paths.map(folder))).sorted())
    return files
  }

  /// - Returns: `nil` where the bytes are no texts with their lengths.
  private static func texts(in bytes: [UInt8]) -> [String]? {
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
