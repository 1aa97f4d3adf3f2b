extension Value {
  /// Equality as templates see it: `1` and `1.0` are one number.
  func matches(_ other: Value) -> Bool {
    switch (self, other) {
    case (.number(let number), .decimal(let decimal)), (.decimal(let decimal), .number(let number)):
      Double(number) == decimal
    default: self == other
    }
  }

  /// A number of either kind, to compare it by size.
  var number: Double? {
    switch self {
    case .number(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }

  /// An element of a list, a name in a record, a stretch of a text; `nil` if nothing can be in it.
  func contains(_ element: Value) -> Bool? {
    switch (self, element) {
    case (.list(let values), _): values.contains { $0.matches(element) }
    case (.fields(let record), .text(let name)): record[name] != nil
    case (.text(let text), .text(let part)): text.hasStretch(part)
    case (.text, .absent), (.fields, .absent), (.absent, _): false
    default: nil
    }
  }
}

extension String {
  /// True if `part` occurs in this text.
  fileprivate func hasStretch(_ part: String) -> Bool {
    var rest = self[...]
    while !rest.starts(with: part) {
      guard !rest.isEmpty else { return false }
      rest.removeFirst()
    }
    return true
  }
}
