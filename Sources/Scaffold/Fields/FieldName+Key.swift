import Templates

// The names of fields that nobody has named.
extension FieldName {
  /// - Parameters:
  ///   - key: a key of JSON, which may be anything.
  ///   - isInside: whether it is one of an object in an entity.
  package init(key: String, isInside: Bool = false) {
    let name = Self.isUsable(key) ? key : Self.usable(Self.spelled(key))
    let isHidden = isInside && Self.hiddenInObjects.contains(Words(of: name).camelCased)
    self.init(key: key, title: isHidden ? name + "_value" : name)
  }

  /// True if a key can be that of a field, whatever the field is called.
  package static func canBeKey(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= longest && key.unicodeScalars.allSatisfy(\.isPlainInText)
  }

  /// True if a text can be typed as the name of a field.
  package static func isUsable(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart,
      text.utf8.count <= longest
    else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue && !$0.isMark }
      && !hidden.contains(Words(of: text).camelCased)
  }

  private static func usable(_ text: String) -> String {
    if text.isEmpty { return "value" }
    let text = text.unicodeScalars.first?.properties.isXIDStart == true ? text : "value_" + text
    return isUsable(text) ? text : isUsable(text + "_value") ? text + "_value" : "value"
  }

  /// The letters and digits of a key, with what else is in it in words.
  private static func spelled(_ key: String) -> String {
    var words = [""]
    for (index, scalar) in key.unicodeScalars.prefix(40).enumerated() {
      if scalar.properties.isXIDContinue, scalar != "_", !scalar.isMark {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else {
        // Within a key, a hyphen only parts words.
        let isMinus = scalar == "-" && index == 0
        words += [isMinus ? "minus" : signs[scalar] ?? scalar.spokenName, ""]
      }
    }
    words = words.filter { !$0.isEmpty }
    // `+1` is read as a word.
    if let last = words.last, words.count == 2, let number = Int(last), numbers.indices ~= number {
      words[1] = numbers[number]
    }
    return words.joined(separator: "_")
  }

  private static let signs: [Unicode.Scalar: String] = [
    "+": "plus", "-": "", "_": "", " ": "", ".": "", ":": "", "/": "", "@": "", "#": "", "$": "",
    "%": "percent", "&": "and", "*": "star", "<": "less", ">": "more", "=": "equal",
  ]

  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]
}

extension FieldName {
  /// The same key under another name.
  package func called(_ name: String) -> FieldName { FieldName(key: key, title: name) }
}

extension Unicode.Scalar {
  /// True if it is put on the letter before it: two texts may look the same, and differ.
  fileprivate var isMark: Bool { (0x0300...0x036F).contains(value) }

  /// `thumbs_up_sign`; nothing for a sign without a meaning of its own.
  fileprivate var spokenName: String {
    guard properties.isEmojiPresentation, let name = properties.name else { return "" }
    return Words(of: name.lowercased()).snakeCased
  }
}
