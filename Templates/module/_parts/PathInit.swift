{% for parameter in endpoint.parameters %}
  private let {{ parameter }}: String
{% endfor %}

  package init({% if endpoint.parameters %}
    {% endif %}client: HTTPClient{{ endpoint.declared }}{% if endpoint.parameters %}
  {% endif %}) {
    self.client = client
{% for parameter in endpoint.parameters %}
    self.{{ parameter }} = {{ parameter }}
{% endfor %}
  }
