      {{ field.editor }}EntryField({{ field.words }}, {{ models.first.fields }}[\.{{ field.name }}])
        .field(.{{ field.name }}, of: {{ models.first.fields }})
