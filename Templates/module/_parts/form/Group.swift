      {{ field.editor }}EntryField({{ field.words }}, {{ enteredFields }}, .{{ field.name }}, \.{{ field.name }}) {
        {{ field.stem }}Fields({{ enteredFields }}: $0)
      }
