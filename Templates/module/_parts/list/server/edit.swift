
  /// Another one in the place of the one with an id; what the server made of it, if it says so.
  package func save(_ input: {{ entity }}InputDTO, as id: {{ entity }}DTO.ID) async throws(AppError) -> {{ entity }}DTO? {
    try await client.send(Endpoint(.put, "{{ endpoint.one }}"{{ inside.argument }}, body: .json({{ around.open }}input{{ around.close }})))
  }
