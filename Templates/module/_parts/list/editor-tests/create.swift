
  @Test func createsWhatWasEntered() async {
    var closings = 0
    let model = {{ models.first.editor }}(
      handler: pages, routing: Routing(close: { closings += 1 }, drafts: drafts))
    {{ models.first.theForm }}.entries = .filledIn
    #expect(drafts.draft("{{ path }}.new") == {{ name }}Form.filledIn.draft)
    let task = {{ models.first.theForm }}.submit()
    pages.answer(create: 0, .success(Sourced(.sample, from: .network)))
    await task?.value

    #expect(pages.created == [.sample])
    #expect(closings == 1)
  }
