    {{ models.first.makeForm }}(
      handler,{% if hasDraft %} drafts: handler,{% endif %} sessionExpired: routing.sessionExpired, submitted: submitted)
