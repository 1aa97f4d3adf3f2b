{% for field in drawnFields %}
        RemoteImage(
          {{ models.first.onScreen }}.{{ field.shownName }}, size: CGSize(width: 160, height: 160), label: {{ name }}Text.{{ field.name }}Label)
{% endfor %}
{% for field in readFields %}
{% if field.isLong %}
        LongValue({{ name }}Text.{{ field.name }}Label, {{ models.first.onScreen }}.{{ field.shownName }})
{% else %}
        LabeledContent({{ name }}Text.{{ field.name }}Label) {
          Text(value: {{ models.first.onScreen }}.{{ field.shownName }})
        }
{% endif %}
{% endfor %}
