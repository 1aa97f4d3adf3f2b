    {{ models.first.makeForm }}(
      creatingBy: handler, sessionExpired: routing.sessionExpired,
      submitted: { _ in routing.close() })
