  /// For a new one.
  package convenience init(handler: any {{ name }}Handling, routing: Routing<{{ name }}Route>) {
{% include "_parts/list/editor/create-model.swift" %}
  }
