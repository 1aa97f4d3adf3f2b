/// How objects stand in others of their own kind.
struct SeenRecursion {
  /// How often something stood there, `null` included.
  private(set) var count = 0
  private(set) var nulls = 0
  private var lists = 0

  mutating func see(_ values: SeenValues) {
    count += values.count
    nulls += values.nulls
    lists += values.lists
  }

  mutating func merge(_ other: SeenRecursion) {
    count += other.count
    nulls += other.nulls
    lists += other.lists
  }

  /// Whether they stand in lists, which Swift can hold: a value cannot hold one of its own type.
  var isOfLists: Bool { lists > 0 && count == lists + nulls }
}
