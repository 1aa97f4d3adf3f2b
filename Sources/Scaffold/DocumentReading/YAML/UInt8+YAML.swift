extension UInt8 {
  /// A space or a tab.
  var isYAMLBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isYAMLBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// True for what an indicator such as `-` or `:` needs behind it: white space, or the end of the
  /// file, which a cursor reads as 0.
  var endsYAMLWord: Bool { isYAMLBlank || isYAMLBreak || self == 0 }

  /// `,`, and the brackets of lists and maps.
  var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  var isControlInYAML: Bool { self < 0x20 && !isYAMLBlank && !isYAMLBreak }
}
