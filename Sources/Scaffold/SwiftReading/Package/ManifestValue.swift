/// The value of an expression of a manifest, as far as that can be known without running it.
indirect enum ManifestValue: Sendable {
  case unknown
  case nothing
  case flag(Bool)
  case text(ManifestText)
  case list(ManifestList)
  case dictionary(ManifestDictionary)
  /// `.target(name: "Core")`, `.iOS(.v17)`, `Package(name: "Kit")`
  case record(ManifestRecord)
  case function(ManifestClosure)
}

extension ManifestValue {
  var plainText: String? {
    if case .text(let text) = self { text.text } else { nil }
  }

  /// The list; without any knowledge of its elements, if it is not known.
  var list: ManifestList {
    if case .list(let list) = self { list } else { .unknown }
  }

  /// The texts of a list, if all of them are known.
  var texts: [String]? {
    guard let values = list.values else { return nil }
    let texts = values.compactMap(\.plainText)
    return texts.count == values.count ? texts : nil
  }
}

// MARK: - Either of two

extension ManifestValue {
  /// The common facts of two values, for a manifest that decides between them while it runs.
  static func either(_ one: ManifestValue, _ other: ManifestValue) -> ManifestValue {
    if one.isSame(as: other) { return one }
    switch (one, other) {
    case (.list(let one), .list(let other)): return .list(.either(one, other))
    case (.list(let list), _), (_, .list(let list)): return .list(.either(list, .unknown))
    case (.record(var record), .record(let other)) where record.name == other.name:
      for label in (record.arguments + other.arguments).map(\.label) {
        guard let label else { return .unknown }
        record[label] = either(record[label] ?? .unknown, other[label] ?? .unknown)
      }
      return .record(record)
    default: return .unknown
    }
  }

  /// True if nothing identifies them; of what is unknown in both, nothing does.
  func isSame(as other: ManifestValue) -> Bool {
    switch (self, other) {
    case (.unknown, .unknown), (.nothing, .nothing): true
    case (.flag(let one), .flag(let other)): one == other
    case (.text(let one), .text(let other)): one.text == other.text
    case (.list(let one), .list(let other)): one.isSame(as: other)
    case (.dictionary(let one), .dictionary(let other)):
      one.pairs.count == other.pairs.count
        && zip(one.pairs, other.pairs).allSatisfy {
          $0.key.isSame(as: $1.key) && $0.value.isSame(as: $1.value)
        }
    case (.record(let one), .record(let other)):
      one.name == other.name && one.arguments.count == other.arguments.count
        && zip(one.arguments, other.arguments).allSatisfy {
          $0.label == $1.label && $0.value.isSame(as: $1.value)
        }
    case (.function(let one), .function(let other)): one.range == other.range
    default: false
    }
  }
}
