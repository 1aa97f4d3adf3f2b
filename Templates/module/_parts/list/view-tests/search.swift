
  @Test func showsWhatWasFound() async {
    let model = await makeModel(.success(Sourced(.first, from: .network)))
    {{ models.first.theList }}.search?.text = "a"
    let task = {{ models.first.theList }}.search?.submit()
    pages.answer(search: 0, .success(Sourced(.last, from: .network)))
    await task?.value

    #expect(pages.sought == ["a"])
    let found = {{ models.first.theList }}.search?.found?.rows
{% if section %}
    let rows = [.sample, .second].map({{ entity }}Row.init)
    #expect(found == SectionedRows(rows) { ListSection($0.section) })
{% else %}
    #expect(found?.items(in: .all) == [.sample, .second].map({{ entity }}Row.init))
{% endif %}
  }
