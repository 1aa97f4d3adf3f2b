    {% if isInViews %}self.init{% else %}list = ListModel{% endif %}(
      handler, sessionExpired: routing.sessionExpired, row: {{ entity }}Row.init,
{% if section %}
      section: { row in row.section },
{% endif %}
      empty: {{ name }}Text.empty{% if hasCommands %},
      actions: ListActions({% if hasDetail %}
        open: { row in routing.push(.detail(row.id, shown: row.item)) }{% elif hasEdit %}
        open: { row in routing.present(.edit(row.id)) }{% endif %}{% if hasCreate %}{% if hasDetail or hasEdit %},{% endif %}
        create: { routing.present(.create) }{% endif %}{% if (hasDelete or hasSearch) and (hasDetail or hasEditor) %}
      {% endif %}){% if hasDelete %}.removing(by: handler){% endif %}{% if hasSearch %}.finding(by: handler){% endif %}{% endif %})
