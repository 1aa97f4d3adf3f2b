{% if loadsOne %}

  /// The one with an id.
  @Sendable package func item(_ id: {{ entity }}DTO.ID) async throws(AppError) -> {{ entity }}DTO {
    try await client.send(Endpoint(.get, "{{ endpoint.one }}"{{ inside.argument }}))
  }
{% endif %}
{% if hasCreate %}

  /// A new one; what the server made of it, if it says so.
  @Sendable package func create(_ input: {{ entity }}InputDTO) async throws(AppError) -> {{ entity }}DTO? {
    try await client.send(Endpoint(.post, "{{ endpoint.new }}"{{ inside.argument }}, body: .json({{ around.open }}input{{ around.close }})))
  }
{% endif %}
{% if hasEdit and edit == "patch" %}

  /// Another one in the place of the one with an id, of which the server is sent what differs from what
  /// was there; without that, all. The server says what it made of it, if it does.
  package func save(
    _ input: {{ entity }}InputDTO, insteadOf former: {{ entity }}InputDTO?, as id: {{ entity }}DTO.ID
  ) async throws(AppError) -> {{ entity }}DTO? {
    try await client.send(
      Endpoint(.patch, "{{ endpoint.one }}"{{ inside.argument }}, body: .changes(to: {{ around.open }}input{{ around.close }}, from: former{{ around.mapped }})))
  }
{% elif hasEdit %}

  /// Another one in the place of the one with an id; what the server made of it, if it says so.
  package func save(_ input: {{ entity }}InputDTO, as id: {{ entity }}DTO.ID) async throws(AppError) -> {{ entity }}DTO? {
    try await client.send(Endpoint(.put, "{{ endpoint.one }}"{{ inside.argument }}, body: .json({{ around.open }}input{{ around.close }})))
  }
{% endif %}
{% if hasDelete %}

  @Sendable package func remove(_ id: {{ entity }}DTO.ID) async throws(AppError) {
    _ = try await client.send(Endpoint<NoContent>(.delete, "{{ endpoint.one }}"))
  }
{% endif %}
