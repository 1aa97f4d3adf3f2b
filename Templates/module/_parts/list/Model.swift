    {{ models.first.makeList }}(
      handler, sessionExpired: routing.sessionExpired, row: {{ entity }}Row.init,
{% if section %}
      section: { row in row.section },
{% endif %}
      empty: {{ name }}Text.empty{% if commands %},
      actions: ListActions({{ listActions|join:",","text" }}{{ listEnds.first.text }}{{ listDeeds|join:"","text" }}{% endif %})
