extension String {
  /// The stretches between `separator`; an empty separator splits nothing.
  func split(at separator: String) -> [String] {
    let bytes = Array(utf8)
    let mark = Array(separator.utf8)
    var parts: [String] = []
    var start = 0
    var position = 0
    while position + mark.count <= bytes.count, !mark.isEmpty {
      if bytes[position..<position + mark.count].elementsEqual(mark) {
        parts.append(String(decoding: bytes[start..<position], as: UTF8.self))
        position += mark.count
        start = position
      } else {
        position += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The first letter in upper case, the rest as it is.
  var upperFirstLetter: String { prefix(1).uppercased() + dropFirst() }

  /// Every word with its first letter in upper case and the rest in lower case.
  var capitalizedWords: String {
    var result = ""
    var isInsideWord = false
    for character in self {
      result += isInsideWord ? character.lowercased() : character.titlecased
      isInsideWord = character.isLetter || isInsideWord && character == "'"
    }
    return result
  }
}

extension Character {
  fileprivate var titlecased: String {
    guard let first = unicodeScalars.first else { return "" }
    return first.properties.titlecaseMapping
      + String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
  }
}
