    {% if isInViews %}self.init{% else %}item = ItemModel{% endif %}(
      handler, of: id, shown: shown, sessionExpired: routing.sessionExpired{% if hasEdit or hasDelete %},
      actions: ItemActions({% if hasEdit %}
        edit: { routing.present(.edit(id)) }{% if hasDelete %},{% endif %}{% endif %}{% if hasDelete %}
        removed: { routing.close() }
      ).removing(id, by: handler){% else %}){% endif %}{% endif %})
