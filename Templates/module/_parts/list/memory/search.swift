
  package func search(
    _ text: String, after cursor: String?
  ) async throws(AppError) -> Sourced<Page<{{ entity }}>> {
    try await {{ store }}.search { $0.has(text) }
  }
