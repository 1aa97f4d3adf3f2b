import Templates

extension Value {
  /// What a file imports for types; every file has those of Swift.
  static func imports(of modules: [String]) -> Value {
    .list(Set(modules).subtracting(["Swift"]).sorted().map { .text($0) })
  }
}
