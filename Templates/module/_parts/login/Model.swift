    {{ models.first.makeForm }}(
      sending: { input throws(AppError) in try await handler.submit(input) },
      filledWith: { await .remembered(by: handler) },
      routing: routing,{{ outcomes.first.submitted }})
