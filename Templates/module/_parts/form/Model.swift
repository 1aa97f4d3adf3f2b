    {{ models.first.makeForm }}(
      handler,{% if hasDraft %} draft: "{{ path }}",{% endif %} routing: routing, submitted: submitted)
