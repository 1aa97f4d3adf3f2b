    {{ makeForm }}(
      sending: { code throws(AppError) in try await handler.submit(code, for: challenge) },
      routing: routing, submitted: submitted)
