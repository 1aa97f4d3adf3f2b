import Ground

extension String {
  /// A name that is no word of Mermaid's own and unlike that of any other text: `LoginView` is
  /// itself, of all else each byte that is neither a letter nor a digit becomes its number.
  var mermaidName: String {
    var result = ""
    for (place, byte) in utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.unicodeScalars.append(.init(byte))
      case UInt8(ascii: "a")...UInt8(ascii: "z") where place > 0,
        UInt8(ascii: "0")...UInt8(ascii: "9") where place > 0:
        result.unicodeScalars.append(.init(byte))
      default: result += "_\(byte / 16 > 0 ? "" : "0")\(String(byte, radix: 16))"
      }
    }
    return result
  }

  var quotedForMermaid: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case _ where scalar.isUnwritable: result += "\u{FFFD}"
      case "\"", "#", "&", "<", ">", "`", "\\", ";", "%", "{", "}":
        result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
