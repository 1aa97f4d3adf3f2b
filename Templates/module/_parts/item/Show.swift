{% if pattern == "mvc" %}
{% for field in drawnFields %}
      contentView.{{ field.imageName }}.show(item.value?.{{ field.name }})
{% endfor %}
{% for field in readFields %}
      contentView.{{ field.name }}Field.text = (item.value?.{{ field.name }}).{{ field.shownAs }}
{% endfor %}
{% else %}
      contentView.show(item.value)
{% endif %}
