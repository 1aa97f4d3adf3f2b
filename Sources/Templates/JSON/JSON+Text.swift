import Speaking

extension JSON {
  /// The value as a file: two spaces a level, members in their order, a line break at the end.
  package var fileText: String { printed + "\n" }

  /// The same without the line break, as it is printed.
  package var printed: String { text(in: .file) }

  /// The value as Xcode writes a String Catalog, so that Xcode does not write it anew.
  package var catalogText: String { text(in: .catalog) }

  /// The value in one line, for a protocol that has one value a line: nothing in it is hidden.
  package var lineText: String { text(in: .line).escapedAsJSON }

  /// A text between quotes, with everything escaped that has to be.
  package static func quoted(_ text: String) -> String { JSON(.text(text)).text(in: .line) }

  /// How a value is laid out.
  private struct Layout {
    let colon: String
    let breaksLines: Bool

    static let file = Layout(colon: ": ", breaksLines: true)
    static let catalog = Layout(colon: " : ", breaksLines: true)
    static let line = Layout(colon: ":", breaksLines: false)
  }

  private func text(in layout: Layout) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, level: 0, layout)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], level: Int, _ layout: Layout) {
    switch kind {
    case .null: bytes += "null".utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .number(let number): bytes += String(number).utf8
    case .decimal(let digits): bytes += digits.utf8
    case .text(let text): Self.writeQuoted(text, to: &bytes)
    case .list(let values) where values.isEmpty: bytes += "[]".utf8
    case .object(let members) where members.isEmpty: bytes += "{}".utf8
    case .list(let values):
      Self.write(values, between: "[]", to: &bytes, level: level, layout) { value, bytes in
        value.write(to: &bytes, level: level + 1, layout)
      }
    case .object(let members):
      Self.write(members, between: "{}", to: &bytes, level: level, layout) { member, bytes in
        Self.writeQuoted(member.key, to: &bytes)
        bytes += layout.colon.utf8
        member.value.write(to: &bytes, level: level + 1, layout)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between marks: String, to bytes: inout [UInt8], level: Int,
    _ layout: Layout, each: (Element, inout [UInt8]) -> Void
  ) {
    bytes += marks.utf8.prefix(1)
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if layout.breaksLines { breakLine(in: &bytes, level: level + 1) }
      each(element, &bytes)
    }
    if layout.breaksLines { breakLine(in: &bytes, level: level) }
    bytes += marks.utf8.suffix(1)
  }

  private static func breakLine(in bytes: inout [UInt8], level: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * level)
  }

  /// Most of a text needs no escape, and is copied stretch by stretch.
  private static func writeQuoted(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { text in
      var rest = text[...]
      while let index = rest.firstIndex(where: needsLook) {
        bytes += rest[..<index]
        writeSpecial(text[index], to: &bytes)
        rest = rest[(index + 1)...]
      }
      bytes += rest
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsLook(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F..<0xA0: true
    default: false
    }
  }

  private static func writeSpecial(_ byte: UInt8, to bytes: inout [UInt8]) {
    func write(escape: UInt8) {
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(escape)
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): write(escape: byte)
    case UInt8(ascii: "\n"): write(escape: UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): write(escape: UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): write(escape: UInt8(ascii: "t"))
    case 0..<0x20, 0x7F: writeEscape(of: byte, to: &bytes)
    // What terminals obey besides: U+0080 to U+009F.
    case 0x80..<0xA0 where bytes.last == 0xC2:
      bytes.removeLast()
      writeEscape(of: byte, to: &bytes)
    default: bytes.append(byte)
    }
  }

  private static func writeEscape(of byte: UInt8, to bytes: inout [UInt8]) {
    bytes += (#"\u00"# + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8
  }
}
