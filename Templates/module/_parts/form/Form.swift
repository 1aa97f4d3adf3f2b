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
  package var {{ field.identifier }} = {{ field.entry }}
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
    let {{ field.identifier }} = self.{{ field.name }}.{{ field.check }}
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
