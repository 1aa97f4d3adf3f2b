#if canImport(UIKit)
{% filter sortedImports %}
  import BaseView
{% for module in choiceImports %}
  import {{ module.name }}
{% endfor %}
  import UIKit
{% endfilter %}

  /// The views of the {{ enteringPhrase }} screen and how they are laid out.
  final class {{ entering }}ContentView: EntryRowsView<{{ name }}Form.Field> {
{% for field in inputs %}
    {{ partAccess }}let {{ field.name }}Row = {{ field.row }}({{ field.words }})
{% endfor %}

    override var rows: KeyValuePairs<{{ name }}Form.Field, EntryRow> {
      [
{% for field in inputs %}
        .{{ field.name }}: {{ field.name }}Row{{ forloop.commaOfMany }}
{% endfor %}
      ]
    }
{% if pattern == "mvc-variant" %}

    /// Shows what is entered, and what is wrong with it.
    func show(_ form: {{ name }}Form) {
{% for field in inputs %}
      {{ field.name }}Row.show(form.{{ field.name }})
{% endfor %}
    }

    /// Enters what the rows have.
    func read(into form: inout {{ name }}Form) {
{% for field in inputs %}
      {{ field.name }}Row.read(into: &form.{{ field.name }})
{% endfor %}
    }
{% endif %}
  }
#endif
