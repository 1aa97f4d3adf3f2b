extension Value {
  /// The value after a dot: a field, an index, `first`, `last` or `count`. `.absent` if there is
  /// none, `nil` if this kind of value cannot have one.
  func member(named name: String) -> Value? {
    switch self {
    case .fields(let record):
      record[name] ?? (name == "count" ? .number(record.count) : .absent)
    case .list(let values): values.member(named: name)
    case .text(let text): text.member(named: name)
    case .absent: .absent
    case .number, .decimal, .flag: nil
    }
  }

  /// The names that `member(named:)` knows.
  var memberNames: [String] {
    switch self {
    case .fields(let record): record.names
    case .list, .text: ["first", "last", "count"]
    case .number, .decimal, .flag, .absent: []
    }
  }
}

extension [Value] {
  fileprivate func member(named name: String) -> Value? {
    switch name {
    case "count": .number(count)
    case "first": first ?? .absent
    case "last": last ?? .absent
    default: Int(name).map { indices.contains($0) ? self[$0] : .absent }
    }
  }
}

extension String {
  fileprivate func member(named name: String) -> Value? {
    switch name {
    case "count": .number(count)
    case "first": first.map { .text(String($0)) } ?? .absent
    case "last": last.map { .text(String($0)) } ?? .absent
    default: nil
    }
  }
}
