
  /// For the one with an id.
  package init(
    _ id: {{ entity }}.ID, handler: any {{ name }}Handling, routing: Routing<{{ name }}Route>
  ) {
    title = BaseText.edit
    form = FormModel(
      editing: id, by: handler, filledWith: {{ name }}Form.init,
      sessionExpired: routing.sessionExpired, submitted: { _ in routing.close() })
  }
