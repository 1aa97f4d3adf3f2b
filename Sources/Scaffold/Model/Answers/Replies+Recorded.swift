import Templates

extension Replies {
  /// The new replies before those of a ledger: a variable of which nothing is said stays as it was.
  package func overlaid(on recorded: [Answer], of template: TemplateInfo) -> Replies {
    var (values, flags) = (values, flags)
    for variable in template.variables {
      switch recorded[variable.name] {
      case .flag(true): flags.insert(variable.flag)
      case .flag(false): break
      case let answer?: values[variable.flag] = values[variable.flag] ?? answer.given
      case nil:
        if !recorded.isEmpty, let former = variable.formerValue {
          values[variable.flag] = values[variable.flag] ?? former
        }
      }
    }
    return Replies(values: values, flags: flags, ask: nil, complain: complain)
  }
}
