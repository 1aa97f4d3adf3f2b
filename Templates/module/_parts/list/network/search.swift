
  package func search(
    _ text: String, after cursor: String?
  ) async throws(AppError) -> Sourced<Page<{{ entity }}>> {
    let page = try await network.search(text, after: cursor)
    return Sourced(try page.compactMap({{ entity }}.init), from: .network)
  }
