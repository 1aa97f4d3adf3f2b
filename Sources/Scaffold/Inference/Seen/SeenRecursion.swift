/// How objects stand in others of their own kind.
struct SeenRecursion {
  /// How often something stood there, `null` included.
  private(set) var count = 0
  private(set) var nulls = 0
  private var lists = 0
  private var objects = 0

  mutating func see(_ values: SeenValues) {
    count += values.count
    nulls += values.nulls
    lists += values.lists
    objects += values.count(of: .object)
  }

  mutating func merge(_ other: SeenRecursion) {
    count += other.count
    nulls += other.nulls
    lists += other.lists
    objects += other.objects
  }

  /// True if they stand in lists.
  var isOfLists: Bool { lists > 0 && count == lists + nulls }

  /// True if there is one of them, or none.
  var isOfObjects: Bool { objects > 0 && count == objects + nulls }
}
