{% for source in sources %}
  private let {{ source.name }}: {{ source.type }}
{% endfor %}
{% for used in uses %}
  private let {{ used|camelCase }}Handler: any {{ used }}Handling
{% endfor %}

  package init({% if uses or endpoint.parameters %}
    {% endif %}{{ parameters }}{% for used in uses %},
    {{ used|camelCase }}Handler: any {{ used }}Handling{% endfor %}{% if uses or endpoint.parameters %}
  {% endif %}) {
{% for source in sources %}
    self.{{ source.name }} = {{ source.from }}
{% endfor %}
{% for used in uses %}
    self.{{ used|camelCase }}Handler = {{ used|camelCase }}Handler
{% endfor %}
  }
