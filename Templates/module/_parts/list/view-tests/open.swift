
  @Test func leadsToARow() {
    var pushed: [{{ name }}Route] = []
    let model = {{ models.first.list }}(handler: pages, routing: Routing(push: { pushed.append($0) }))

    {{ models.first.theList }}.open({{ entity }}Row(.sample))

    #expect("\(pushed)" == "\([{{ name }}Route.detail({{ entity }}.sample.id, shown: .sample)])")
  }
