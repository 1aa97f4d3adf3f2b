{% for part in parts %}
  private let {{ part.name }}: {{ part.type }}
{% endfor %}
{% for used in uses %}
  private let {{ used|camelCase }}Handler: any {{ used }}Handling
{% endfor %}

  package init({{ parameters }}) {
{% for part in parts %}
    self.{{ part.name }} = {{ part.from }}
{% endfor %}
{% for used in uses %}
    self.{{ used|camelCase }}Handler = {{ used|camelCase }}Handler
{% endfor %}
  }
