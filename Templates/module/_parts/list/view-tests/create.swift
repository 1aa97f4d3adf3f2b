
  @Test func leadsToANewOne() {
    var presented: [{{ name }}Route] = []
    let model = {{ models.first.list }}(handler: pages, routing: Routing(present: { presented.append($0) }))

    {{ models.first.theList }}.create()

    #expect(presented == [.create])
  }
