import Templates

/// The values of anchors, and how much of them aliases repeat.
///
/// An alias shares the value of its anchor, which costs nothing. Who reads the values meets each as
/// often as it is repeated, so all repetitions together are limited.
struct YAMLAnchors {
  private static let most = 1_000_000

  private var values: [String: Anchored] = [:]
  private var repeated = 0

  /// A value with an anchor, and its size with all that aliases in it repeat.
  struct Anchored {
    let value: JSON
    let size: Int
    /// How many levels are below the value.
    let height: Int
  }
}

extension YAMLAnchors {
  mutating func define(_ name: String, as anchored: Anchored) { values[name] = anchored }

  /// The value of an alias.
  ///
  /// - Parameter start: where the alias starts.
  mutating func value(
    of name: String, from start: Int, _ cursor: YAMLCursor
  ) throws(DataError) -> Anchored {
    guard let anchored = values[name] else { throw cursor.error(.alias(name), at: start) }
    repeated += anchored.size
    guard repeated <= Self.most else { throw cursor.error(.tooManyAliases, at: start) }
    return anchored
  }
}
