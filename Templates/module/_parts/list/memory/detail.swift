
  package func load(_ id: {{ entity }}.ID, _ policy: CachePolicy) -> Sourced<{{ entity }}>.Answers {
    {{ store }}.load({{ rawID }}, {{ rowTypes.first.making }})
  }

  package func changes(of id: {{ entity }}.ID) -> AsyncStream<Void> {
    {{ store }}.changes
  }
