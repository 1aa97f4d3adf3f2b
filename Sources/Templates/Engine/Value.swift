/// The kinds of value of a template variable.
public enum Value: Equatable, Sendable {
  /// `"Login"`
  case text(String)
  /// `42`
  case number(Int)
  /// `1.5`
  case decimal(Double)
  /// `true`
  case flag(Bool)
  /// Values in an order.
  case list([Value])
  /// Named values; a template walks through them sorted by name.
  case fields(Record)
  /// Declared, but without a value: an optional that was not given.
  case absent
}

extension Value {
  /// Named values, from a dictionary.
  public static func record(_ values: [String: Value]) -> Value { .fields(Record(values)) }

  /// True if an `{% if %}` on this value takes its first branch.
  var isTruthy: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .number(let number): number > 0
    case .decimal(let number): number > 0
    case .flag(let flag): flag
    case .list(let values): !values.isEmpty
    case .fields(let record): !record.isEmpty
    case .absent: false
    }
  }

  /// The value as it is printed; lists, records and absent values cannot be.
  var printed: String? {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .decimal(let number): String(number)
    case .flag(let flag): String(flag)
    case .list, .fields, .absent: nil
    }
  }

  /// How an error message names this kind of value.
  var kind: String {
    switch self {
    case .text: "text"
    case .number, .decimal: "a number"
    case .flag: "a flag"
    case .list: "a list"
    case .fields: "a record"
    case .absent: "absent"
    }
  }
}
