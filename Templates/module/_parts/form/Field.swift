{% if field.isNested %}
      {{ field.editor }}EntryField({{ field.words }}, {{ enteredFields }}, .{{ field.name }}, \.{{ field.name }}) {
        {{ field.stem }}Fields({{ enteredFields }}: $0)
      }
{% else %}
      {{ field.editor }}EntryField({{ field.words }}, {{ enteredFields }}[\.{{ field.name }}])
        .field(.{{ field.name }}, of: {{ enteredFields }})
{% endif %}
