
  @Test func deletesARow() async {
    let model = await makeModel(.success(Sourced(.first, from: .network)))
    let task = {{ models.first.theList }}.remove({{ entity }}Row(.sample))
    pages.answer(remove: 0, .failure(.offline))
    await task?.value

    #expect(pages.removed == [{{ entity }}.sample.id])
    #expect({{ models.first.theList }}.notice != nil)
  }
