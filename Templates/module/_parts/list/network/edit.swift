
  package func save(_ input: {{ entity }}Input, as id: {{ entity }}.ID) async throws(AppError) -> Sourced<{{ entity }}> {
    try await rows.save({{ entity }}DTO({{ entity }}(id: id, input))) { () async throws(AppError) in
      try await network.save({{ entity }}InputDTO(input), as: {{ rawID }})
    }
  }
