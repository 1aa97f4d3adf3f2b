
  /// For a new one.
  package init(handler: any {{ name }}Handling, routing: Routing<{{ name }}Route>) {
    title = BaseText.add
    form = FormModel(
      creatingBy: handler, sessionExpired: routing.sessionExpired,
      submitted: { _ in routing.close() })
  }
