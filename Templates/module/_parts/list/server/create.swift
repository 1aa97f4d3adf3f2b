
  /// A new one; what the server made of it, if it says so.
  @Sendable package func create(_ input: {{ entity }}InputDTO) async throws(AppError) -> {{ entity }}DTO? {
    try await client.send(Endpoint(.post, "{{ endpoint.new }}"{{ inside.argument }}, body: .json({{ around.open }}input{{ around.close }})))
  }
