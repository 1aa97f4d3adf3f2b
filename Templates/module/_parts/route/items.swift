nonisolated extension {{ name }}Route: LinkedRoute {
  package init?(path: [Substring]) {
    switch ItemPath<{{ entity }}.ID>(path) {
{% if not isByID %}
    case .start: self = .start
{% endif %}
{% if opensOne %}
    case .item(let id): self = .detail(id)
{% endif %}
{% if hasCreate %}
    case .new: self = .create
{% endif %}
{% if hasEdit %}
    case .edit(let id): self = .edit(id)
{% endif %}
    default: return nil
    }
  }

  package var path: [String] {
    let path: ItemPath<{{ entity }}.ID> =
      switch self {
{% if not isByID %}
      case .start: .start
{% endif %}
{% if opensOne %}
      case .detail(let id, _): .item(id)
{% endif %}
{% if hasCreate %}
      case .create: .new
{% endif %}
{% if hasEdit %}
      case .edit(let id): .edit(id)
{% endif %}
      }
    return path.parts
  }
}
