
  package func load(_ id: {{ entity }}.ID, _ policy: CachePolicy) -> Sourced<{{ entity }}>.Answers {
    items.item({{ rawID }}, policy) { () async throws(AppError) in
      try await network.item({{ rawID }})
    }
  }
