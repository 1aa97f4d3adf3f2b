
  /// For a new one.
  package init(handler: any {{ name }}Handling, routing: Routing<{{ name }}Route>) {
    title = BaseText.add
{% include "_parts/list/editor/create-model.swift" %}
  }
