      {{ field.editor }}EntryField({{ field.words }}, {{ enteredFields }}[\.{{ field.name }}])
        .field(.{{ field.name }}, of: {{ enteredFields }})
