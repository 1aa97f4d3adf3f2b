
  package func create(_ input: {{ entity }}Input) async throws(AppError) -> Sourced<{{ entity }}>? {
    try await rows.create({{ entity }}InputDTO(input), by: network.create)
  }
