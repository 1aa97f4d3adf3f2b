{% set screen %}{% if isInViews %}item{% else %}viewModel{% endif %}{% endset -%}
{% for field in drawnFields %}
        RemoteImage(
          {{ screen }}.{{ field.shownName }}, size: CGSize(width: 160, height: 160), label: {{ name }}Text.{{ field.name }}Label)
{% endfor %}
{% for field in readFields %}
{% if field.isLong %}
        LongValue({{ name }}Text.{{ field.name }}Label, {{ screen }}.{{ field.shownName }})
{% else %}
        LabeledContent({{ name }}Text.{{ field.name }}Label) {
          Text(value: {{ screen }}.{{ field.shownName }})
        }
{% endif %}
{% endfor %}
