    /// For a new one.
    package init(handler: any {{ name }}Handling, routing: Routing<{{ name }}Route>) {
{% filter indent:2," ",true %}
{% include "_parts/list/editor/create-model.swift" %}
{% endfilter %}
      super.init(nibName: nil, bundle: nil)
      title = BaseText.add
    }

