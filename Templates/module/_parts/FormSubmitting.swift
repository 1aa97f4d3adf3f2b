  package func submit(_ input: {{ entity }}Input) async throws(AppError) -> Sourced<{{ entity }}> {
    try await supply.submit(input)
  }
{% if hasLatest %}

  package func latest() async throws(AppError) -> {{ entity }}? {
    try await supply.latest()
  }
{% endif %}
