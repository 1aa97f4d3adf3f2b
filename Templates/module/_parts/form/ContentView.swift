#if canImport(UIKit)
{% filter sortedImports %}
  import BaseView
{% if inputs|any:"isChosen" %}
  import {{ name }}Business
{% endif %}
  import UIKit
{% endfilter %}

  /// The views of the {{ phrase }}{% if parts.list %} editor{% endif %} screen and how they are laid out.
  final class {{ entering }}ContentView: EntryRowsView<{{ name }}Form.Field> {
{% for field in inputs %}
    {% if pattern == "mvc-variant" %}private {% endif %}let {{ field.name }}Row = {{ field.editor }}EntryRow{% if field.isNested %}<{{ field.stem }}Rows>{% elif field.editor == "Choice" or field.editor == "Choices" %}<{{ field.base }}>{% endif %}({{ field.words }})
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
