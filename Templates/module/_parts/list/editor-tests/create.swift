
  @Test func createsWhatWasEntered() async {
    var closings = 0
    let model = {{ name }}EditorViewModel(
      handler: pages, routing: Routing(close: { closings += 1 }))
    model.form.entries = .filledIn
    let task = model.form.submit()
    pages.answer(create: 0, .success(Sourced(.sample, from: .network)))
    await task?.value

    #expect(pages.created == [.sample])
    #expect(closings == 1)
  }
