
  /// For the one with an id.
  package init(_ id: {{ entity }}.ID, handler: any {{ name }}Handling, routing: Routing<{{ name }}Route>) {
    title = BaseText.edit
{% include "_parts/list/editor/edit-model.swift" %}
  }
