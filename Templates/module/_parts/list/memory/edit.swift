
  package func save(
    _ input: {{ entity }}Input, as id: {{ entity }}.ID
  ) async throws(AppError) -> Sourced<{{ entity }}> {
    try await items.save({{ entity }}(id: id, input))
  }
