    {{ models.first.makeList }}(
      handler, sessionExpired: routing.sessionExpired, row: {{ entity }}Row.init,
      empty: {{ name }}Text.empty{% if commands %},
      actions: ListActions({{ listActions|join:",","text" }}{{ listEnds.first.text }}{{ listDeeds|join:"","text" }}{% endif %})
