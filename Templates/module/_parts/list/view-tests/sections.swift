
  @Test func namesItsSections() async {
    let model = await makeModel(.success(Sourced(.first, from: .network)))

    #expect({{ models.first.theList }}.rows.sections == [{{ sections.first.text }}])
  }
