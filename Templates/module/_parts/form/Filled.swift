nonisolated extension {{ form.stem }}Form {
  /// The item to edit.
  @Sendable package init({{ form.parameters }}) {
    self.init()
{% for field in form.inputs %}
    self.{{ field.name }}.enter({{ field.source }}{% if field.isNested %}, as: {{ field.stem }}Form.init{% endif %})
{% endfor %}
{% for field in form.carried %}
    self.{{ field.name }} = {{ field.source }}
{% endfor %}
  }
}
