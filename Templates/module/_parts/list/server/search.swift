
  /// The page after a cursor of what fits a text; without a cursor, the first.
  package func search(
    _ text: String, after cursor: String?
  ) async throws(AppError) -> Page<{{ entity }}DTO> {
    var endpoint = Self.endpoint(after: cursor)
    // FILL IN: what the API calls the text that is searched for.
    endpoint.query.append(URLQueryItem(name: "q", value: text))
    return try await client.send(endpoint).page
  }
