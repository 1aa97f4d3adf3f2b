import DocumentReading
import Ground
import Templates

/// Adds to `uses` in the text of a `scaffold.json`, and leaves all else as it is, to the byte.
struct UsesEdit {
  private let bytes: [UInt8]
  private let root: JSON

  /// - Returns: `nil` for what is no object of JSON.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONSource(file: "", bytes: bytes).parse(), case .object = root.kind
    else { return nil }
    (self.bytes, self.root) = (bytes, root)
  }

  /// The file in which a module uses another one too.
  func adding(_ other: String, to module: String) -> [UInt8] {
    let use = "[\(Self.quoted(other))]"
    guard let uses = root["uses"] else {
      return inserting("\"uses\": { \(Self.quoted(module)): \(use) }", into: root)
    }
    guard let list = uses[module] else {
      return inserting("\(Self.quoted(module)): \(use)", into: uses)
    }
    return inserting(Self.quoted(other), into: list)
  }
}

extension UsesEdit {
  private static func quoted(_ text: String) -> String {
    JSON(.text(text)).printed
  }

  /// Behind the last one that is in the object or the list, in a line of its own if that has one.
  private func inserting(_ text: String, into container: JSON) -> [UInt8] {
    let children =
      container.members.map { (start: $0.offset, end: end(of: $0.value.offset)) }
      + container.items.map { (start: $0.offset, end: end(of: $0.offset)) }
    var result = bytes
    guard let last = children.last else {
      let inside = (container.offset + 1)..<(end(of: container.offset) - 1)
      let isObject = bytes[container.offset] == UInt8(ascii: "{")
      result.replaceSubrange(inside, with: (isObject ? " \(text) " : text).utf8)
      return result
    }
    let start = bytes[..<last.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let isAlone = start > 0 && bytes[start..<last.start].allSatisfy { $0 <= UInt8(ascii: " ") }
    let gap =
      isAlone
      ? bytes.lineBreak + String(decoding: bytes[start..<last.start], as: UTF8.self) : " "
    result.insert(contentsOf: ("," + gap + text).utf8, at: last.end)
    return result
  }

  /// Where the value that starts at a byte ends.
  private func end(of start: Int) -> Int {
    var (place, depth, isText) = (start, 0, false)
    while place < bytes.count {
      let byte = bytes[place]
      if isText {
        if byte == UInt8(ascii: "\\") { place += 1 }
        isText = byte != UInt8(ascii: "\"")
        if !isText, depth == 0 { return place + 1 }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return place }
          depth -= 1
          if depth == 0 { return place + 1 }
        case UInt8(ascii: ","), ...UInt8(ascii: " "): if depth == 0 { return place }
        default: break
        }
      }
      place += 1
    }
    return place
  }
}
