import Templates

/// A tag that says what a value is.
enum YAMLTag: String {
  case text = "!!str"
  case integer = "!!int"
  case decimal = "!!float"
  case flag = "!!bool"
  case null = "!!null"
  case list = "!!seq"
  case object = "!!map"
}

extension YAMLTag {
  func allows(_ kind: JSON.Kind) -> Bool {
    switch (self, kind) {
    case (.text, .text), (.flag, .flag), (.null, .null), (.list, .list), (.object, .object): true
    case (.integer, .number), (.decimal, .number), (.decimal, .decimal): true
    // An integer that is no `Int`.
    case (.integer, .decimal(let digits)): digits.utf8.allSatisfy { $0 != UInt8(ascii: ".") }
    default: false
    }
  }
}
