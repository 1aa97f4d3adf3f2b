{% if pattern == "mvvm" %}
{{ controller }}(viewModel: app.{{ maker }}({{ arguments }}in: router))
{% else %}
{{ controller }}(
  {{ arguments }}handler: app.make{{ name }}Handler(),
  routing: app.{{ routing }}{{ submissions.first.inController|indent:2 }})
{% endif %}
