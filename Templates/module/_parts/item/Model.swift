    {{ models.first.makeItem }}(
      handler, of: id, shown: shown, sessionExpired: routing.sessionExpired{% if itemActions %},
      actions: ItemActions({{ itemActions|join:",","text" }}{{ itemEnds.first.text }}{{ itemDeeds|join:"","text" }}{% endif %})
