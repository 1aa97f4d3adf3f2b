
  package func search(
    _ text: String, after cursor: String?
  ) async throws(AppError) -> Sourced<Page<{{ entity }}>> {
    try await {{ store }}.search(make: {{ entity }}.init) { $0.has(text) }
  }
