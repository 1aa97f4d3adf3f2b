{% for choice in choices %}

{% for case in choice.cases %}
  package static let {{ case.text }} = text("{{ case.key }}", {{ case.label|json }})
{% endfor %}
{% endfor %}
