{% for field in drawnFields %}
  package var {{ field.shownName }}: URL? { {{ models.first.value }}?.{{ field.name }} }
{% endfor %}
{% for field in readFields %}
  package var {{ field.shownName }}: String { ({{ models.first.value }}?.{{ field.name }}).{{ field.shownAs }} }
{% endfor %}
