    /// For a new one.
    package init(handler: any {{ name }}Handling, routing: Routing<{{ name }}Route>) {
      form = FormModel(
        creatingBy: handler, sessionExpired: routing.sessionExpired,
        submitted: { _ in routing.close() })
      super.init(nibName: nil, bundle: nil)
      title = BaseText.add
    }

