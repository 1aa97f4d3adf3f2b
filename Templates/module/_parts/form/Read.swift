{% if pattern == "mvc" %}
{% for field in inputs %}
      view.{{ field.name }}Row.read(into: &form.{{ field.name }})
{% endfor %}
{% else %}
      view.read(into: &form)
{% endif %}
