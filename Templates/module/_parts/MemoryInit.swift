  private let memory: {{ memory }}
{% for used in uses %}
  private let {{ used|camelCase }}Handler: any {{ used }}Handling
{% endfor %}

  /// All handlers share one memory.
  package init({% for used in uses %}
    {{ used|camelCase }}Handler: any {{ used }}Handling{{ forloop.comma }}{% endfor %}{% if uses %}
  {% endif %}) {
    self.init({% if uses %}
      {% endif %}memory: {{ name }}Memory.{{ held }}{% for used in uses %},
      {{ used|camelCase }}Handler: {{ used|camelCase }}Handler{% endfor %})
  }

  init({% if uses %}
    {% endif %}memory: {{ memory }}{% for used in uses %},
    {{ used|camelCase }}Handler: any {{ used }}Handling{% endfor %}{% if uses %}
  {% endif %}) {
    self.memory = memory
{% for used in uses %}
    self.{{ used|camelCase }}Handler = {{ used|camelCase }}Handler
{% endfor %}
  }
