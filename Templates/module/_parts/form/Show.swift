{% if pattern == "mvc" %}
{% for field in inputs %}
      contentView.{{ field.name }}Row.show(form.entries.{{ field.name }})
{% endfor %}
{% else %}
      contentView.show(form.entries)
{% endif %}
