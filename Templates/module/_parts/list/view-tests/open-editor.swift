
  @Test func leadsToTheEditorOfARow() {
    var presented: [{{ name }}Route] = []
    let model = {{ models.first.list }}(handler: pages, routing: Routing(present: { presented.append($0) }))

    {{ models.first.theList }}.open({{ entity }}Row(.sample))

    #expect(presented == [.edit({{ entity }}.sample.id)])
  }
