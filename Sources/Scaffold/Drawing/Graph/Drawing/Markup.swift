/// A piece of a picture or of a page.
///
/// `Markup("rect", ["x": 4, "class": "box"])` is `<rect x="4" class="box"/>`.
enum Markup: Equatable, Sendable {
  case element(name: String, attributes: [Attribute], children: [Markup])
  /// Words, escaped where they are written.
  case text(String)
  /// The text of `<style>` or `<script>`: written as it is, so nothing of a project's may be in it.
  case verbatim(String)

  /// `class="box"`
  struct Attribute: Equatable, Sendable {
    let name: String
    let value: String
  }

  /// An element; an attribute that is `nil` is left out.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    _ children: [Markup] = []
  ) {
    let given = attributes.compactMap { name, value in
      value.map { Attribute(name: name, value: $0.description) }
    }
    self = .element(name: name, attributes: given, children: children)
  }

  /// An element with words in it and nothing else.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, (any CustomStringConvertible)?> = [:],
    _ words: String
  ) {
    self.init(name, attributes, [.text(words)])
  }
}

extension Markup {
  /// The text of a file: an element a line, two spaces a level, a line break at the end.
  var fileText: String {
    var bytes: [UInt8] = []
    write(to: &bytes, level: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], level: Int) {
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * level)
    writeInLine(to: &bytes, level: level)
    bytes.append(UInt8(ascii: "\n"))
  }

  private func writeInLine(to bytes: inout [UInt8], level: Int) {
    switch self {
    case .text(let text): bytes += text.escapedForMarkup.utf8
    case .verbatim(let text): bytes += text.utf8
    case .element(let name, let attributes, let children):
      bytes += "<\(name)".utf8
      for attribute in attributes {
        bytes += " \(attribute.name)=\"\(attribute.value.escapedForMarkup)\"".utf8
      }
      bytes += (Self.isVoid(name) ? "/>" : ">").utf8
      if Self.isVoid(name) { return }
      write(children, to: &bytes, level: level)
      bytes += "</\(name)>".utf8
    }
  }

  /// Words stand in one line with what is around them: a space more would be seen.
  private func write(_ children: [Markup], to bytes: inout [UInt8], level: Int) {
    if children.isEmpty || children.contains(where: \.isWords) {
      for child in children { child.writeInLine(to: &bytes, level: level) }
      return
    }
    bytes.append(UInt8(ascii: "\n"))
    for child in children { child.write(to: &bytes, level: level + 1) }
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * level)
  }

  private var isWords: Bool {
    if case .element = self { false } else { true }
  }

  /// True if nothing can ever be in the element. All others are closed by a tag of their own, as
  /// HTML wants it.
  private static func isVoid(_ name: String) -> Bool {
    ["br", "circle", "input", "line", "link", "meta", "path", "rect"].contains(name)
  }
}
