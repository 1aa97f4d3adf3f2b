    {{ models.first.makeForm }}(
      sending: { input throws(AppError) in try await handler.submit(input) },
      filledWith: { await .remembered(by: handler) },
      sessionExpired: routing.sessionExpired,{{ outcomes.first.submitted }})
