import Fields
import Templates

extension [Answer] {
  /// The answers with what names some fields under the new names of these.
  package func renamingPlaces(by changes: FieldEdits, in template: TemplateInfo) -> [Answer] {
    template.variables.reduce(self) { answers, variable in
      switch (variable.kind, self[variable.name]) {
      case (.section, .text(let place)):
        answers.replacing(variable.name, with: .text(changes.renamed(place: place)))
      case (.columns, .list(let places)):
        answers.replacing(
          variable.name, with: .list(places.map(changes.renamed(place:)).sorted()))
      default: answers
      }
    }
  }

  /// The answers under the new names of fields, as if nothing else was changed; `nil` where the names
  /// alone do not go together.
  package func renamed(by changes: FieldEdits, in template: TemplateInfo) -> [Answer]? {
    let variable = template.variables.first { $0.kind == .fields }
    guard let variable, let before = try? fields(variable.name),
      let fields = try? changes.renaming(before)
    else { return nil }
    return renamingPlaces(by: changes, in: template)
      .replacing(variable.name, with: .fields(fields, text: fields.text))
  }
}
