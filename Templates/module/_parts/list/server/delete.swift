
  @Sendable package func remove(_ id: {{ entity }}DTO.ID) async throws(AppError) {
    _ = try await client.send(Endpoint<NoContent>(.delete, "{{ endpoint.one }}"))
  }
