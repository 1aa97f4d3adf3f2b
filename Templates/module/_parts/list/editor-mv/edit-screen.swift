    /// For the one with an id.
    package init(_ id: {{ entity }}.ID, handler: any {{ name }}Handling, routing: Routing<{{ name }}Route>) {
      title = BaseText.edit
      _form = Kept(wrappedValue: FormModel(id, handler: handler, routing: routing))
    }

