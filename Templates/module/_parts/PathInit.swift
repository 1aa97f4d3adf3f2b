{% for parameter in endpoint.parameters %}
  private let {{ parameter }}: String
{% endfor %}

  package init({{ pathBreaks.first.open }}client: HTTPClient{{ endpoint.declared }}{{ pathBreaks.first.close }}) {
    self.client = client
{% for parameter in endpoint.parameters %}
    self.{{ parameter }} = {{ parameter }}
{% endfor %}
  }
