nonisolated extension {{ entity }}DTO {
  static let sample = {{ entity }}DTO(
{% for field in fields %}
    {{ field.name }}: {{ field.rawSample|indent:4 }}{{ forloop.comma }}
{% endfor %}
  )
{% if hasNetwork %}

  /// The same as the server sends it.
  static let sampleJSON = """
    {
{% for field in fields %}
      "{{ field.key }}": {{ field.jsonSample|indent:6 }}{{ forloop.comma }}
{% endfor %}
    }
    """
{% endif %}
{% if hasSparse %}

  /// The same one later: with nothing where nothing may be, and other values elsewhere.
  static let sparse = {{ entity }}DTO(
{% for field in fields %}
    {{ field.name }}: {{ field.sparse.rawSample|indent:4 }}{{ forloop.comma }}
{% endfor %}
  )
{% if fields|any:"isOptional" and hasNetwork %}

  /// The same as the server sends it: with `null`, or without the key.
  static let sparseJSON = [
    """
    {
{% for field in fields %}
      "{{ field.key }}": {{ field.sparse.jsonSample|indent:6 }}{{ forloop.comma }}
{% endfor %}
    }
    """,
    """
    {
{% for field in fields where not field.isOptional %}
      "{{ field.key }}": {{ field.sparse.jsonSample|indent:6 }}{{ forloop.comma }}
{% endfor %}
    }
    """,
  ]
{% endif %}
{% endif %}
{% if hasExactingFields %}

  /// The sample with other text in some of its places.
  static func having(
{% for field in fields where field.isExacting %}
    {{ field.identifier }}: {{ field.rawType }} = sample.{{ field.name }}{{ forloop.comma }}
{% endfor %}
  ) -> {{ entity }}DTO {
    {{ entity }}DTO(
{% for field in fields %}
      {{ field.name }}: {% if field.isExacting %}{{ field.identifier }}{% else %}sample.{{ field.name }}{% endif %}{{ forloop.comma }}
{% endfor %}
    )
  }
{% endif %}
}

