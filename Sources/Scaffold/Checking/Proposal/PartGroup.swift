/// Parts of a project that are one tier.
struct PartGroup: Sendable {
  var name: String
  var role: Role?
  var parts: [Int]
  var files: Int
  /// The names of those that became one tier with it.
  var joined: [String] = []
}
