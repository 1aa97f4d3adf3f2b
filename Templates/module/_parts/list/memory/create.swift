
  package func create(_ input: {{ entity }}Input) async throws(AppError) -> Sourced<{{ entity }}>? {
    try await {{ store }}.save({{ entity }}(id: .new(), input), {{ rowTypes.first.making }})
  }
