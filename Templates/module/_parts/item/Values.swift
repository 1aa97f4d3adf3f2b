{% for field in drawnFields %}
  package var {{ field.shownName }}: URL? { {% if not isInViews %}item.{% endif %}value?.{{ field.name }} }
{% endfor %}
{% for field in readFields %}
  package var {{ field.shownName }}: String { ({% if not isInViews %}item.{% endif %}value?.{{ field.name }}).{{ field.shownAs }} }
{% endfor %}
