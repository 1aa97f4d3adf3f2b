
  @Test func leadsToARow() {
    var pushed: [{{ name }}Route] = []
    let model = {{ name }}ViewModel(handler: pages, routing: Routing(push: { pushed.append($0) }))

    model.list.open({{ entity }}Row(.sample))

    #expect(pushed == [.detail({{ entity }}.sample.id, shown: .sample)])
  }
