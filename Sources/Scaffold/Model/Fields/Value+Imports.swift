import Templates

extension Value {
  /// The imports of a file for its types; every file has those of Swift.
  static func imports(of modules: [String]) -> Value {
    .list(Set(modules).subtracting(["Swift"]).sorted().map { .text($0) })
  }
}
