nonisolated extension AppLink {
  /// The path of users' links: leave it as it is.
  static let {{ case }} = AppLink("{{ path }}") {
    .{{ case }}($0)
  } from: { route in
    if case .{{ case }}(let route) = route { route } else { nil }
  }
}
