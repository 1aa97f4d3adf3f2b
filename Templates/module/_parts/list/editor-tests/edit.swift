
  @Test func editsWhatIsThere() async {
    var closings = 0
    let model = {{ models.first.editor }}(
      {{ entity }}.sample.id, handler: pages, routing: Routing(close: { closings += 1 }))
    let filling = {{ models.first.theForm }}.fillIfNeeded()
    pages.answer(load: 0, [.success(Sourced(.sample, from: .network))])
    await filling?.value
    let task = {{ models.first.theForm }}.submit()
    pages.answer(save: 0, .success(Sourced(.sample, from: .network)))
    await task?.value

    #expect(pages.saved == [{{ entity }}.sample.id: .sample])
    #expect(closings == 1)
  }
