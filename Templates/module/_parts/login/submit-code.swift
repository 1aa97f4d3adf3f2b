  package func submit(_ input: {{ entity }}Input) async throws(AppError) -> Sourced<{{ name }}Step> {
    let reply = try await network.submit({{ entity }}InputDTO(input))
{% for memory in remembered %}
    let forgotten = await remember(input.userName)
{% endfor %}
    switch reply {
    case .granted(let grant):
      return try await begin(with: grant{{ memories.first.argument }}).map({{ name }}Step.signedIn)
    case .codeWanted(let challenge):
      return Sourced(.codeWanted(Challenge(id: challenge)), from: .network{{ memories.first.argument }})
    }
  }

  package func submit(
    _ code: Secret, for challenge: Challenge
  ) async throws(AppError) -> Sourced<{{ entity }}> {
    let input = {{ name }}CodeDTO(challenge: challenge.id, code: code)
    return try await begin(with: try await network.submit(input))
  }
