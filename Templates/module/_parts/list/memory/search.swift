
  package func found(_ text: String) -> any ListFeed<{{ entity }}> {
    LocalList(in: {{ store }}, {{ rowTypes.first.making }}) { $0.has(text) }
  }
