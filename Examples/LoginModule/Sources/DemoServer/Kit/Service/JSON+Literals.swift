extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  init(nilLiteral: ()) {
    self = .null
  }

  init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  init(integerLiteral value: Int64) {
    self = .int(value)
  }
}

extension JSON: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral values: JSON...) {
    self = .array(values)
  }

  init(dictionaryLiteral fields: (String, JSON)...) {
    self = .object(Dictionary(fields, uniquingKeysWith: { $1 }))
  }
}
