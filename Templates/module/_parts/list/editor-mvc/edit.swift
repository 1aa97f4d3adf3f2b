    /// For the one with an id.
    package init(_ id: {{ entity }}.ID, handler: any {{ name }}Handling, routing: Routing<{{ name }}Route>) {
{% filter indent:2," ",true %}
{% include "_parts/list/editor/edit-model.swift" %}
{% endfilter %}
      super.init(nibName: nil, bundle: nil)
      title = BaseText.edit
    }

