
  @Test func showsWhatWasFound() async {
    let model = await makeModel(.success(Sourced(.first, from: .network)))
    model.list.search?.text = "a"
    let task = model.list.search?.submit()
    pages.answer(search: 0, .success(Sourced(.last, from: .network)))
    await task?.value

    #expect(pages.sought == ["a"])
    let found = model.list.search?.found?.rows.items(in: .all)
    #expect(found == [.sample, .second].map({{ entity }}Row.init))
  }
