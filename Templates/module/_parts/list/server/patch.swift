
  /// Another one in the place of the one with an id, of which the server is sent what differs from what
  /// was there; without that, all. The server says what it made of it, if it does.
  package func save(
    _ input: {{ entity }}InputDTO, insteadOf former: {{ entity }}InputDTO?, as id: {{ entity }}DTO.ID
  ) async throws(AppError) -> {{ entity }}DTO? {
    try await client.send(
      Endpoint(.patch, "{{ endpoint.one }}"{{ inside.argument }}, body: .changes(to: {{ around.open }}input{{ around.close }}, from: former{{ around.mapped }})))
  }
