import Fields

/// Chooses the type of values that are neither objects nor lists.
///
/// The rules are asked in order; the first one that knows the values decides.
struct ValueRule {
  /// - Parameter key: the words of the key at which the values stand, in lower case.
  let choice: @Sendable (_ values: SeenValues, _ key: KeyWords) -> TypeChoice?

  static func choice(for values: SeenValues, at key: KeyWords) -> TypeChoice? {
    let rules = values.kinds.first.map(PlainType.rules) ?? []
    return rules.lazy.compactMap { $0.choice(values, key) }.first
  }
}
