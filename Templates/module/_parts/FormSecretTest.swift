
  @Test func leavesNoSecretOnTheDevice() async throws {
    let leaks = try await contract{% if hasNetwork %}.form{% endif %}.leaks(
      of: [{% for field in inputs where field.isSecret %}{{ field.enteredSample }}{% if not forloop.last %}, {% endif %}{% endfor %}],
      in: {{ name }}Form.filledIn.draft)

    #expect(leaks == [])
  }
