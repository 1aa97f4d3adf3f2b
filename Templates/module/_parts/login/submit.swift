  package func submit(_ input: {{ entity }}Input) async throws(AppError) -> Sourced<{{ entity }}> {
    let grant = try await network.submit({{ entity }}InputDTO(input))
{% for memory in remembered %}
    let forgotten = await remember(input.userName)
{% endfor %}
    return try await begin(with: grant{{ memories.first.argument }})
  }
