    /// For a new one.
    package init(handler: any {{ name }}Handling, routing: Routing<{{ name }}Route>) {
      title = BaseText.add
      _form = Kept(wrappedValue: FormModel(handler: handler, routing: routing))
    }

