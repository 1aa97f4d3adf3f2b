      {{ field.editor }}EntryField({{ field.words }}, {{ models.first.fields }}, .{{ field.name }}, \.{{ field.name }}) {
        {{ field.stem }}Fields({{ models.first.fields }}: $0)
      }
