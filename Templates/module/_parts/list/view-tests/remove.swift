
  @Test func deletesARow() async {
    let model = await makeModel(.success(Sourced(.first, from: .network)))
    let task = model.list.remove({{ entity }}Row(.sample))
    pages.answer(remove: 0, .failure(.offline))
    await task?.value

    #expect(pages.removed == [{{ entity }}.sample.id])
    #expect(model.list.notice != nil)
  }
