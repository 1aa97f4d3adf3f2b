
  @Test func leadsToANewOne() {
    var presented: [{{ name }}Route] = []
    let model = {{ name }}ViewModel(
      handler: pages, routing: Routing(present: { presented.append($0) }))

    model.list.create()

    #expect(presented == [.create])
  }
