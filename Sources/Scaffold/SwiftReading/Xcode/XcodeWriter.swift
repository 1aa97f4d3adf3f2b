import Ground

/// Writes new objects for a project file as Xcode does, and finds their places in it.
package struct XcodeWriter {
  private let objects: XcodeObjects
  private var splices: [Splice] = []
  /// True if all found a place so far.
  private var isComplete = true
  private var number = 0

  package init(_ objects: XcodeObjects) { self.objects = objects }

  /// All texts in the order of their places; `nil` if one found no place.
  package var finished: [Splice]? {
    guard isComplete else { return nil }
    // Texts for the same place stay in the order in which they were written.
    let order = splices.indices.sorted { (splices[$0].offset, $0) < (splices[$1].offset, $1) }
    return order.map { splices[$0] }
  }

  /// An id that no object has. All of ours start alike.
  package mutating func newID() -> String {
    while true {
      number += 1
      let digits = String(number, radix: 16, uppercase: true)
      let id = XcodeID.prefix + String(repeating: "0", count: 16 - digits.count) + digits
      if objects[id] == nil { return id }
    }
  }
}

// MARK: - Words

extension XcodeWriter {
  /// `5CAFF01D0000000000000001 /* App */`
  package func naming(_ id: String, _ name: String) -> String {
    "\(id) /* \(name.replacing("*/", with: "")) */"
  }

  /// A text as a value, in quotes unless all its characters are plain.
  package func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "_./".utf8.contains(byte)
    }
    if isPlain, !text.isEmpty { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A list as the value of an object's key.
  package func list(_ element: String) -> String { list(element, indent: fieldIndent) }

  private func list(_ element: String, indent: String) -> String {
    "(\n\(indent)\(unit)\(element),\n\(indent))"
  }
}

// MARK: - Objects

extension XcodeWriter {
  /// Writes a new object among those of its kind, which stand in the order of their ids.
  package mutating func add(
    _ id: String, called name: String, isa: String, inOneLine: Bool = false,
    _ fields: [(key: String, value: String)]
  ) {
    let fields = [(key: "isa", value: isa)] + fields
    let start = objectIndent + naming(id, name) + " = {"
    let text =
      inOneLine
      ? start + fields.map { "\($0.key) = \($0.value); " }.joined() + "};\n"
      : start + "\n" + fields.map { "\(fieldIndent)\($0.key) = \($0.value);\n" }.joined()
        + objectIndent + "};\n"
    let like = objects.objects(ofKind: isa)
    if let next = like.first(where: { $0.id > id }) {
      write(text, at: lineStart(of: next.entry.range.lowerBound))
    } else if let last = like.last {
      write(text, at: nextLine(after: last.entry.range.upperBound))
    } else {
      addSection(of: isa, text)
    }
  }

  /// Writes the first object of a kind. The kinds stand in the order of their names, with comments
  /// around each.
  private mutating func addSection(of isa: String, _ text: String) {
    let section = "\n/* Begin \(isa) section */\n\(text)/* End \(isa) section */\n"
    let kind = objects.all.map(\.isa).filter { $0 < isa }.max()
    guard let last = objects.all.last(where: { $0.isa == kind }) else {
      let start = nextLine(after: objects.range.lowerBound + 1)
      let isMarked = start.map { line(at: nextLine(after: $0) ?? $0).hasPrefix("/* Begin") }
      return write(isMarked ?? false ? section : text, at: start)
    }
    let end = nextLine(after: last.entry.range.upperBound)
    let isMarked = end.map { line(at: $0) == "/* End \(last.isa) section */" } ?? false
    write(isMarked ? section : text, at: isMarked ? end.flatMap(lineEnd) : end)
  }

  /// Writes an id at the end of a list of an object, and the list, if there is none.
  package mutating func append(
    _ id: String, called name: String, to key: String, of object: XcodeObject
  ) {
    let element = naming(id, name)
    guard let value = object[key] else { return add(key, list(element), to: object) }
    guard let elements = value.elements else {
      isComplete = false
      return
    }
    let end = value.range.upperBound - 1
    if let indent = indent(at: end), elements.last.map(isFollowedByComma) ?? true {
      write("\(indent)\(unit)\(element),\n", at: lineStart(of: end))
    } else {
      write("\(element), ", at: value.range.lowerBound + 1)
    }
  }

  /// Writes a key among those of an object, which stand in order behind the object's kind.
  private mutating func add(_ key: String, _ value: String, to object: XcodeObject) {
    let entries = (object.entry.value.entries ?? []).filter { $0.key != "isa" }
    let text = "\(fieldIndent)\(key) = \(value);\n"
    if let next = entries.first(where: { $0.key > key }) {
      write(text, at: lineStart(of: next.range.lowerBound))
    } else {
      write(text, at: entries.last.flatMap { nextLine(after: $0.range.upperBound) })
    }
  }

  private mutating func write(_ text: String, at offset: Int?) {
    guard let offset else {
      isComplete = false
      return
    }
    splices.append(Splice(offset: offset, text: text))
  }
}

// MARK: - Lines

extension XcodeWriter {
  private var bytes: [UInt8] { objects.bytes }

  private var objectIndent: String {
    objects.all.first.flatMap { indent(at: $0.entry.range.lowerBound) } ?? "\t\t"
  }

  private var fieldIndent: String { objectIndent + unit }

  /// The indentation of a level: objects are two levels deep.
  private var unit: String {
    String(objectIndent.prefix(max(1, objectIndent.count / 2)))
  }

  /// The white space that a line starts with, if nothing else is before `offset`.
  private func indent(at offset: Int) -> String? {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let space = bytes[start..<offset]
    return space.allSatisfy(\.isSpaceInLine) ? String(decoding: space, as: UTF8.self) : nil
  }

  /// Where the line of `offset` starts, if nothing else is before it.
  private func lineStart(of offset: Int) -> Int? {
    indent(at: offset).map { offset - $0.utf8.count }
  }

  /// Where the next line starts, if nothing else is behind `offset`.
  private func nextLine(after offset: Int) -> Int? {
    guard let end = lineEnd(offset), bytes[offset..<end].dropLast().allSatisfy(\.isSpaceInLine)
    else {
      return nil
    }
    return end
  }

  /// Where the line of `offset` ends, behind its line break.
  private func lineEnd(_ offset: Int) -> Int? {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
  }

  /// The text from `offset` to the end of the line.
  private func line(at offset: Int) -> String {
    String(decoding: bytes[offset..<(lineEnd(offset) ?? bytes.count)], as: UTF8.self).trimmed
  }

  /// True if a comma stands behind an element, and perhaps a comment between them.
  private func isFollowedByComma(_ element: Plist) -> Bool {
    var rest = bytes[element.range.upperBound...].drop(while: \.isSpaceInLine)
    if rest.starts(with: "/*".utf8) {
      while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
      rest = rest.dropFirst(2).drop(while: \.isSpaceInLine)
    }
    return rest.first == UInt8(ascii: ",")
  }
}

extension UInt8 {
  /// A space, a tab, or the first byte of a line break of Windows.
  package var isSpaceInLine: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
