
  package func load(_ id: {{ entity }}.ID, _ policy: CachePolicy) -> Sourced<{{ entity }}>.Answers {
    rows.item({{ rawID }}, policy)
  }

  @MainActor package func changes(of id: {{ entity }}.ID) -> AsyncStream<Void> {
    rows.changes(of: {{ rawID }})
  }
