
  /// A new one; the server says what it made of it.
  package func create(_ input: {{ entity }}InputDTO) async throws(AppError) -> {{ entity }}DTO {
    try await client.send(Endpoint(.post, "{{ endpoint.path }}"{{ inside.argument }}, body: .json(input)))
  }
