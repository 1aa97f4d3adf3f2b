
  @Test func createsWhatWasEntered() async {
    var closings = 0
    let model = {{ models.first.editor }}(
      handler: pages, routing: Routing(close: { closings += 1 }, drafts: drafts))
    {{ models.first.theForm }}.entries = .filledIn
    var again = {{ name }}Form()
    again.fill(with: drafts.draft("{{ path }}.new"))
    #expect(again.draft == {{ name }}Form.filledIn.draft)
    let task = {{ models.first.theForm }}.submit()
    pages.answer(create: 0, .success(Sourced(.sample, from: .network)))
    await task?.value

    #expect(pages.created == [.sample])
    #expect(closings == 1)
  }
