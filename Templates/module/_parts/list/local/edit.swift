
  package func save(
    _ input: {{ entity }}Input, as id: {{ entity }}.ID
  ) async throws(AppError) -> Sourced<{{ entity }}> {
    try await {{ store }}.update({{ entity }}DTO({{ entity }}(id: id, input)), {{ rowTypes.first.making }})
  }
