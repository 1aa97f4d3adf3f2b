
  package func load(_ id: {{ entity }}.ID, _ policy: CachePolicy) -> Sourced<{{ entity }}>.Answers {
    items.item({{ rawID }})
  }
