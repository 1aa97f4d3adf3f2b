/// How far a loop has come.
struct LoopState {
  var index = 0
  let length: Int
}

extension LoopState {
  func value(of field: LoopField) -> Value {
    switch field {
    case .first: .flag(index == 0)
    case .last: .flag(index == length - 1)
    case .counter: .number(index + 1)
    case .counter0: .number(index)
    case .length: .number(length)
    // Between the entries of a list, and as the formatter wants it in one with an entry a line.
    case .comma: .text(index < length - 1 ? "," : "")
    case .commaOfMany: .text(length > 1 ? "," : "")
    }
  }

  /// All fields, for a template that asks for `forloop` itself.
  var record: Value {
    .record(
      Dictionary(
        uniqueKeysWithValues: LoopField.allCases.map { ($0.rawValue, value(of: $0)) }))
  }
}
