/// Named values, sorted by name.
///
/// Most records are small and read far more often than made: a sorted array is quicker to search
/// than a dictionary.
public struct Record: Equatable, Sendable {
  private var fields: [Field] = []

  /// A name and its value.
  struct Field: Equatable, Sendable {
    let name: String
    var value: Value
  }

  /// The values of a dictionary.
  public init(_ values: [String: Value] = [:]) {
    fields = values.map { Field(name: $0.key, value: $0.value) }
    fields.sort { $0.name < $1.name }
  }
}

extension Record {
  private static let few = 8

  /// The value that goes by `name`; `nil` if there is none.
  public subscript(name: String) -> Value? {
    var start = 0
    var end = fields.count
    while end - start > Self.few {
      let middle = start + (end - start) / 2
      if fields[middle].name <= name {
        start = middle
      } else {
        end = middle
      }
    }
    while start < end {
      if fields[start].name == name {
        return fields[start].value
      }
      start += 1
    }
    return nil
  }

  /// The names, sorted.
  public var names: [String] { fields.map(\.name) }

  /// How many values there are.
  public var count: Int { fields.count }

  var isEmpty: Bool { fields.isEmpty }

  func map<Result>(_ transform: (Field) -> Result) -> [Result] { fields.map(transform) }
}

extension Record: ExpressibleByDictionaryLiteral {
  /// Of two values with one name the last one counts.
  public init(dictionaryLiteral values: (String, Value)...) {
    self.init(Dictionary(values) { $1 })
  }
}
