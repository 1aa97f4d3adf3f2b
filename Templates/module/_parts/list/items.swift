
  private var items: ListSupply<{{ rowType }}, {{ entity }}> {
    ListSupply(keptIn: {{ store }}{{ rowTypes.first.making }}
  }
