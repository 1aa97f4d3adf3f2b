package nonisolated struct {{ name }}Handler: {{ name }}Handling {
{% include "_parts/HandlerInit.swift" %}

{% include "_parts/FormSubmitting.swift" %}
{% if hasDraft %}

  package func draft() async throws(AppError) -> [String: String] {
    try storage.draft.entries()
  }

  package func setDraft(_ draft: [String: String]) async throws(AppError) {
    try storage.draft.set(draft)
  }
{% endif %}
