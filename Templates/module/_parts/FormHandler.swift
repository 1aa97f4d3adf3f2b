package nonisolated struct {{ name }}Handler: {{ name }}Handling {
{% for part in parts %}
  private let {{ part.name }}: {{ part.type }}
{% endfor %}

  package init({{ parameters }}) {
{% for part in parts %}
    self.{{ part.name }} = {{ part.from }}
{% endfor %}
  }

{% include "_parts/FormSubmitting.swift" %}
{% if hasDraft %}

  package func draft() async throws(AppError) -> [String: String] {
    try storage.draft.entries()
  }

  package func setDraft(_ draft: [String: String]) async throws(AppError) {
    try storage.draft.set(draft)
  }
{% endif %}
