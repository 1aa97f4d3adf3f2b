
  @Test func leadsToTheEditorOfARow() {
    var presented: [{{ name }}Route] = []
    let model = {{ name }}ViewModel(
      handler: pages, routing: Routing(present: { presented.append($0) }))

    model.list.open({{ entity }}Row(.sample))

    #expect(presented == [.edit({{ entity }}.sample.id)])
  }
