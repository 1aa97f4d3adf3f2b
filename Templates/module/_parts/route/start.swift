nonisolated extension {{ name }}Route: LinkedRoute {
  package init?(path: [Substring]) {
    guard path.isEmpty else { return nil }
    self = .start
  }

  package var path: [String] {
    switch self {
    case .start: []
    }
  }
}
