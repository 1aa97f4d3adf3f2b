{% if hasDraft %}

  @Test func isFilledWithWhatWasEnteredBefore() {
    var form = {{ name }}Form()

    form.fill(with: {{ name }}Form.filledIn.draft)
{% for field in inputs where field.isSecret %}
{% if forloop.first %}

{% endif %}
    #expect(form.{{ field.name }}.text == "")
    form.{{ field.name }}.text = {{ field.enteredSample }}
{% endfor %}

    #expect(form == .filledIn)
  }
{% endif %}
{% if firstSecret %}

  @Test func forgetsSecretsAndNothingElse() {
    var form = {{ name }}Form.filledIn

    form.forgetSecrets()

{% for field in inputs where field.isSecret %}
    #expect(form.{{ field.name }}.text == "")
    form.{{ field.name }}.text = {{ field.enteredSample }}
{% endfor %}
    #expect(form == .filledIn)
  }
{% endif %}
