{% if parts.login %}
    {{ makeForm }}(
      sending: { input throws(AppError) in try await handler.submit(input) },
      filledWith: { await .remembered(by: handler) },
      routing: routing,{% if hasCode %}
      submitted: { step in
        switch step {
        case .signedIn(let user): submitted(user)
        case .codeWanted(let challenge): routing.push(.code(challenge))
        }
      }{% else %} submitted: submitted{% endif %})
{% else %}
    {{ makeForm }}(
      handler,{% if hasDraft %} draft: "{{ path }}",{% endif %} routing: routing, submitted: submitted)
{% endif %}
