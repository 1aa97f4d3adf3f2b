
  /// The page after a cursor of what fits a text; without a cursor, the first.
  package func search(
    _ text: String, after cursor: String?
  ) async throws(AppError) -> Page<{{ entity }}DTO> {
    var found = list
    // FILL IN: what the API calls the text that is searched for.
    found.query.append(URLQueryItem(name: "q", value: text))
    return try await client.page(found, after: cursor)
  }
