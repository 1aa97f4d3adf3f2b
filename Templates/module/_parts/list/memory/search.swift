
  package func found(_ text: String) -> any ListFeed<{{ entity }}> {
    LocalList(in: {{ store }}, {{ rowTypes.first.making }}, where: { $0.has(text) })
  }
