extension Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// `"Login"` is a text.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension Value: ExpressibleByIntegerLiteral {
  /// `42` is a number.
  public init(integerLiteral number: Int) { self = .number(number) }
}

extension Value: ExpressibleByFloatLiteral {
  /// `1.5` is a decimal.
  public init(floatLiteral number: Double) { self = .decimal(number) }
}

extension Value: ExpressibleByBooleanLiteral {
  /// `true` is a flag.
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension Value: ExpressibleByArrayLiteral {
  /// `["a", "b"]` is a list.
  public init(arrayLiteral values: Value...) { self = .list(values) }
}

extension Value: ExpressibleByDictionaryLiteral {
  /// Of two values with one name the last one counts.
  public init(dictionaryLiteral fields: (String, Value)...) {
    self = .record(Dictionary(fields) { $1 })
  }
}

extension Value: ExpressibleByNilLiteral {
  /// `nil` is an absent value.
  public init(nilLiteral: ()) { self = .absent }
}
