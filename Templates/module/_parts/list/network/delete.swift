
  package func remove(_ id: {{ entity }}.ID) async throws(AppError) {
    try await rows.remove({{ rawID }}) { () async throws(AppError) in
      try await network.remove({{ rawID }})
    }
  }
