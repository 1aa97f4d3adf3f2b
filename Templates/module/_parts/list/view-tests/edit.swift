
  @Test func leadsToTheEditor() {
    var presented: [{{ name }}Route] = []
    let model = makeModel(routing: Routing(present: { presented.append($0) }))

    {{ models.first.theItem }}.edit()

    #expect(presented == [.edit({{ entity }}.sample.id)])
  }
