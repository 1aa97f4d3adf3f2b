extension JSON {
  /// The value as a file: two spaces a level, members in their order, a line break at the end.
  package var fileText: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch kind {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .number(let number): text += String(number)
    case .decimal(let decimal): text += String(decimal)
    case .text(let value): value.writeQuoted(to: &text)
    case .list(let values) where values.isEmpty: text += "[]"
    case .object(let members) where members.isEmpty: text += "{}"
    case .list(let values):
      write(values, between: ("[", "]"), to: &text, indent: indent) { value, text, inner in
        value.write(to: &text, indent: inner)
      }
    case .object(let members):
      write(members, between: ("{", "}"), to: &text, indent: indent) { member, text, inner in
        member.key.writeQuoted(to: &text)
        text += ": "
        member.value.write(to: &text, indent: inner)
      }
    }
  }

  private func write<Element>(
    _ elements: [Element], between marks: (String, String), to text: inout String, indent: String,
    each: (Element, inout String, String) -> Void
  ) {
    let inner = indent + "  "
    text += marks.0
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += inner
      each(element, &text, inner)
    }
    text += "\n" + indent + marks.1
  }
}

extension String {
  fileprivate func writeQuoted(to text: inout String) {
    text += "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
