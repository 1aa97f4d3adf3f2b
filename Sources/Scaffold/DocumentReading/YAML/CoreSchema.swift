import Templates

/// The types of texts without quotes: the core schema of YAML 1.2, in which `yes` and `on` are
/// texts.
enum CoreSchema {
  static func kind(of text: String) -> JSON.Kind {
    guard let first = text.utf8.first else { return .null }
    return switch first {
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"),
      UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      words[text] ?? .text(text)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      CoreNumber.kind(of: text) ?? .text(text)
    default: .text(text)
    }
  }

  private static let words: [String: JSON.Kind] = [
    "~": .null, "null": .null, "Null": .null, "NULL": .null,
    "true": .flag(true), "True": .flag(true), "TRUE": .flag(true),
    "false": .flag(false), "False": .flag(false), "FALSE": .flag(false),
  ]
}
