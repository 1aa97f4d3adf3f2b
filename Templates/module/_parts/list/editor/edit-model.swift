    {{ models.first.makeForm }}(
      editing: id, by: handler, filledWith: {{ name }}Form.init,
      sessionExpired: routing.sessionExpired, submitted: { _ in routing.close() })
