
  @Test func editsWhatIsThere() async {
    var closings = 0
    let model = {{ name }}EditorViewModel(
      {{ entity }}.sample.id, handler: pages, routing: Routing(close: { closings += 1 }))
    let filling = model.form.fillIfNeeded()
    pages.answer(load: 0, [.success(Sourced(.sample, from: .network))])
    await filling?.value
    let task = model.form.submit()
    pages.answer(save: 0, .success(Sourced(.sample, from: .network)))
    await task?.value

    #expect(pages.saved == [{{ entity }}.sample.id: .sample])
    #expect(closings == 1)
  }
