
  package func create(_ input: {{ entity }}Input) async throws(AppError) -> Sourced<{{ entity }}>? {
    try await rows.create { () async throws(AppError) in
      try await network.create({{ entity }}InputDTO(input))
    }
  }
