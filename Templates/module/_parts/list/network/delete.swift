
  package func remove(_ id: {{ entity }}.ID) async throws(AppError) {
    try await rows.remove({{ rawID }}, by: network.remove)
  }
