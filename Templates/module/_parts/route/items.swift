nonisolated extension {{ name }}Route: LinkedRoute {
  package init?(path: [Substring]) {
    switch ItemPath<{{ entity }}.ID>(path) {
{% for route in routes %}
    case .{{ route.link }}: self = .{{ route.made }}
{% endfor %}
    default: return nil
    }
  }

  package var path: [String] {
    let path: ItemPath<{{ entity }}.ID> =
      switch self {
{% for route in routes %}
      case .{{ route.route }}: .{{ route.said }}
{% endfor %}
      }
    return path.parts
  }
}
