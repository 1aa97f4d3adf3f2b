
  package func save(
    _ input: {{ entity }}Input, as id: {{ entity }}.ID
  ) async throws(AppError) -> Sourced<{{ entity }}> {
    try await save(input, insteadOf: nil, as: id)
  }

  /// What the user has not changed is not sent, and stays as the server has it.
  package func save(
    _ input: {{ entity }}Input, insteadOf former: {{ entity }}Input?, as id: {{ entity }}.ID
  ) async throws(AppError) -> Sourced<{{ entity }}> {
    try await rows.save({{ entity }}DTO({{ entity }}(id: id, input))) { () async throws(AppError) in
      try await network.save(
        {{ entity }}InputDTO(input), insteadOf: former.map({{ entity }}InputDTO.init), as: {{ rawID }})
    }
  }
