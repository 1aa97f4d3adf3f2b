  private let memory: {{ memory }}
{% for used in uses %}
  private let {{ used|camelCase }}Handler: any {{ used }}Handling
{% endfor %}

  /// All handlers share one memory.
  package init({{ parameters }}) {
    self.init({{ breaks.first.inner }}memory: {{ name }}Memory.{{ held }}{% for used in uses %},
      {{ used|camelCase }}Handler: {{ used|camelCase }}Handler{% endfor %})
  }

  init({{ breaks.first.open }}memory: {{ memory }}{{ following }}{{ breaks.first.close }}) {
    self.memory = memory
{% for used in uses %}
    self.{{ used|camelCase }}Handler = {{ used|camelCase }}Handler
{% endfor %}
  }
