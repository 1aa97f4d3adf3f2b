extension Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self = .text(text) }
}

extension Value: ExpressibleByIntegerLiteral {
  public init(integerLiteral number: Int) { self = .number(number) }
}

extension Value: ExpressibleByFloatLiteral {
  public init(floatLiteral number: Double) { self = .decimal(number) }
}

extension Value: ExpressibleByBooleanLiteral {
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension Value: ExpressibleByArrayLiteral {
  public init(arrayLiteral values: Value...) { self = .list(values) }
}

extension Value: ExpressibleByDictionaryLiteral {
  /// Of two values with one name the last one counts.
  public init(dictionaryLiteral fields: (String, Value)...) {
    self = .record(Dictionary(fields) { $1 })
  }
}

extension Value: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .absent }
}
