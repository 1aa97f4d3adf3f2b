
  /// The one with an id.
  @Sendable package func item(_ id: {{ entity }}DTO.ID) async throws(AppError) -> {{ entity }}DTO {
    try await client.send(Endpoint(.get, "{{ endpoint.one }}"{{ inside.argument }}))
  }
