{% for field in drawnFields %}
  package var {{ field.shownName }}: URL? { item.value?.{{ field.name }} }
{% endfor %}
{% for field in readFields %}
  package var {{ field.shownName }}: String { (item.value?.{{ field.name }}).{{ field.shownAs }} }
{% endfor %}
