/// A value that is kept beside what it stands in, so that it may be of that type itself.
@dynamicMemberLookup
package nonisolated indirect enum Boxed<Value> {
  case boxed(Value)
}

nonisolated extension Boxed {
  package init(_ value: Value) {
    self = .boxed(value)
  }

  package var value: Value {
    switch self {
    case .boxed(let value): value
    }
  }

  package subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    value[keyPath: path]
  }

  package func map<Other, Failure: Error>(
    _ change: (Value) throws(Failure) -> Other
  ) throws(Failure) -> Boxed<Other> {
    .boxed(try change(value))
  }
}

nonisolated extension Boxed: Sendable where Value: Sendable {}
nonisolated extension Boxed: Equatable where Value: Equatable {}
nonisolated extension Boxed: Hashable where Value: Hashable {}

// In JSON there is no box.
nonisolated extension Boxed: Decodable where Value: Decodable {
  package init(from decoder: any Decoder) throws {
    self.init(try Value(from: decoder))
  }
}

nonisolated extension Boxed: Encodable where Value: Encodable {
  package func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}
