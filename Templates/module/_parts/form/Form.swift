{% filter sortedImports %}
import BaseView
{% for module in form.imports %}
import {{ module }}
{% endfor %}
import {{ name }}Business
{% endfilter %}

/// The input {{ form.about }}, and the faults in it.
package nonisolated struct {{ form.stem }}Form: {{ form.protocol }} {
  package enum Field: String, CaseIterable, Sendable {
{% for field in form.inputs %}
    case {{ field.identifier }}{% if field.key != field.name %} = "{{ field.key }}"{% endif %}
{% endfor %}
  }

{% for field in form.inputs %}
{% if field.isTyped %}
  package var {{ field.identifier }} = TextEntry<{{ field.entered }}>({% if field.keyboard %}as: .{{ field.keyboard }}{% endif %})
{% elif field.isNested %}
  package var {{ field.identifier }} = {{ field.editor }}Entry<{{ field.stem }}Form>()
{% elif field.editor == "Switch" %}
  package var {{ field.identifier }} = ValueEntry(false)
{% elif field.editor == "Choices" %}
  package var {{ field.identifier }} = ValueEntry<[{{ field.base }}]>([])
{% else %}
  package var {{ field.identifier }} = ValueEntry<{{ field.base }}?>(nil)
{% endif %}
{% endfor %}
{% for field in form.carried %}
  /// Not entered: an edit sends it back as it came.
  package var {{ field.identifier }}: {{ field.type }}
{% endfor %}

  package init() {}
}

nonisolated extension {{ form.stem }}Form {
  package static func entry(of field: Field) -> EntryPath<Self> {
    switch field {
{% for field in form.inputs %}
    case .{{ field.name }}: EntryPath(\.{{ field.name }})
{% endfor %}
    }
  }

  /// The input; if some of it cannot be sent, its fields say why.
  package mutating func checkedInput() -> {{ form.input }}? {
    clearErrors()
{% if form.firstChecked %}
{% for field in form.inputs where field.isChecked %}
    let {{ field.identifier }} = self.{{ field.name }}.check{% if field.isMap %}Map{% endif %}{% if field.isNested and field.isOptional %}IfAny{% endif %}()
{% endfor %}
    guard
{% for field in form.inputs where field.isChecked %}
      let {{ field.identifier }}{{ forloop.comma }}
{% endfor %}
    else { return nil }
{% endif %}
    return {{ form.input }}(
{% for field in form.sent %}
      {{ field.name }}: {{ field.input }}{{ forloop.comma }}
{% endfor %}
    )
  }
}
