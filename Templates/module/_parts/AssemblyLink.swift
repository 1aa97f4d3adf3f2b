nonisolated extension AppLink {
  /// What stands in users' links: leave the path as it is.
  static let {{ case }} = AppLink("{{ path }}") {
    .{{ case }}($0)
  } from: { route in
    if case .{{ case }}(let route) = route { route } else { nil }
  }
}
