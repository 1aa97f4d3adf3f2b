    {{ models.first.makeForm }}(
      sending: { code throws(AppError) in try await handler.submit(code, for: challenge) },
      sessionExpired: routing.sessionExpired, submitted: submitted)
