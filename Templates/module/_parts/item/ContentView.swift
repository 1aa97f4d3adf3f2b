#if canImport(UIKit)
{% filter sortedImports %}
  import BaseView
{% if pattern == "mvc-variant" %}
  import {{ name }}Business
{% endif %}
  import UIKit
{% endfilter %}

  /// The views of the {{ shownPhrase }} screen and how they are laid out.
  final class {{ shown }}ContentView: StackedContentView {
{% for field in drawnFields %}
    {% if pattern == "mvc-variant" %}private {% endif %}let {{ field.imageName }} = RemoteImageView(
      size: CGSize(width: 160, height: 160), label: {{ name }}Text.{{ field.name }}Label)
{% endfor %}
{% for field in readFields %}
    {% if pattern == "mvc-variant" %}private {% endif %}let {{ field.name }}Field = FieldView({{ name }}Text.{{ field.name }}Label)
{% endfor %}

    override var parts: [UIView] {
      [
{% for field in drawnFields %}
        StackedView([{{ field.imageName }}], alignment: .leading){% if shownFields.count > 1 %},{% endif %}
{% endfor %}
{% for field in readFields %}
        {{ field.name }}Field{% if shownFields.count > 1 %},{% endif %}
{% endfor %}
      ]
    }
{% if pattern == "mvc-variant" %}

    /// Fills the fields; where there is nothing to show, with dashes.
    func show(_ {{ variable }}: {{ entity }}?) {
{% for field in drawnFields %}
      {{ field.imageName }}.show({{ variable }}?.{{ field.name }})
{% endfor %}
{% for field in readFields %}
      {{ field.name }}Field.text = ({{ variable }}?.{{ field.name }}).{{ field.shownAs }}
{% endfor %}
    }
{% endif %}
  }
#endif
