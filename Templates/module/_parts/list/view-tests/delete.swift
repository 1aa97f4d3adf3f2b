
  @Test func leavesWhatWasDeleted() async {
    var closings = 0
    let model = makeModel(shown: .sample, routing: Routing(close: { closings += 1 }))
    let task = {{ models.first.theItem }}.remove()
    pages.answer(remove: 0, .success(()))
    await task?.value

    #expect(pages.removed == [{{ entity }}.sample.id])
    #expect(closings == 1)
  }
