  /// For the one with an id.
  package convenience init(
    _ id: {{ entity }}.ID, handler: any {{ name }}Handling, routing: Routing<{{ name }}Route>
  ) {
{% include "_parts/list/editor/edit-model.swift" %}
  }
