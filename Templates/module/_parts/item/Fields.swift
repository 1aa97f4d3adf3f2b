{% for field in drawnFields %}
        RemoteImage(
          viewModel.{{ field.shownName }}, size: CGSize(width: 160, height: 160),
          label: {{ name }}Text.{{ field.name }}Label)
{% endfor %}
{% for field in readFields %}
{% if field.isLong %}
        LongValue(
          {{ name }}Text.{{ field.name }}Label,
          viewModel.{{ field.shownName }})
{% else %}
        LabeledContent({{ name }}Text.{{ field.name }}Label) {
          Text(value: viewModel.{{ field.shownName }})
        }
{% endif %}
{% endfor %}
