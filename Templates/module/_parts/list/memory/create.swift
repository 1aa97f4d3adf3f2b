
  package func create(_ input: {{ entity }}Input) async throws(AppError) -> Sourced<{{ entity }}> {
    try await items.create({{ entity }}(id: .new(), input))
  }
