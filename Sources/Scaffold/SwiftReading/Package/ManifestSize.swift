/// How large a value of a manifest is, counted as if nothing in it were shared.
///
/// A few lines can double a value again and again, or put it into itself; such a value would fill the
/// memory, or the stack when it is let go.
struct ManifestSize: Sendable {
  /// How many lists and records are one inside the other.
  let depth: Int
  /// How many values are in it; a long text counts as several.
  let weight: Int

  static let one = ManifestSize(depth: 1, weight: 1)

  init(depth: Int, weight: Int) {
    (self.depth, self.weight) = (depth, weight)
  }

  /// The size of what holds these values.
  init(around values: some Sequence<ManifestValue>) {
    var (depth, weight) = (0, 1)
    for value in values {
      depth = max(depth, value.size.depth)
      weight += value.size.weight
    }
    self.init(depth: depth + 1, weight: weight)
  }

  /// True if a manifest that is meant seriously has such values: 20,000 modules are not too many.
  var isBearable: Bool { depth <= 100 && weight <= 2_000_000 }
}

extension ManifestValue {
  var size: ManifestSize {
    switch self {
    case .unknown, .nothing, .flag: .one
    case .text(let text): ManifestSize(depth: 1, weight: 1 + text.text.utf8.count / 8)
    case .list(let list): list.size
    case .dictionary(let dictionary): dictionary.size
    case .record(let record): record.size
    case .function(let closure): ManifestSize(depth: closure.depth, weight: 1)
    }
  }
}
