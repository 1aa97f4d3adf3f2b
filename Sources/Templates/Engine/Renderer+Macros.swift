extension Renderer {
  /// The macros of a template, beside those of the templates around it.
  mutating func learnMacros() {
    for macro in syntax.macros.values {
      macros[macro.name] = KnownMacro(syntax: syntax, macro: macro)
    }
  }

  /// `{% call name argument %}`: the body of the macro, with names for the arguments.
  mutating func renderCall(_ index: Index<MacroCall>) throws(TemplateError) {
    let call = syntax.macroCalls[index]
    let known = try macro(for: call)
    let arguments = try values(of: call.arguments)
    let (outer, outerStart, outerDepth) = (syntax, scopeStart, scope.depth)
    syntax = known.syntax
    scopeStart = outerDepth
    try bind(arguments, to: known.macro)
    _ = try render(known.macro.body, at: known.macro.range)
    scope.leave(to: outerDepth)
    scopeStart = outerStart
    syntax = outer
  }

  private mutating func macro(for call: MacroCall) throws(TemplateError) -> KnownMacro {
    guard let known = macros[call.name] else {
      let suggestion = Suggestion(for: call.name, among: macros.keys)
      throw error(
        .unknownMacro(call.name, suggestion, known: macros.keys.sorted()), at: call.range)
    }
    let (arity, count) = (known.macro.arity, call.arguments.count)
    guard arity.contains(count) else {
      throw error(
        .wrongArgumentCount(owner: call.name, allowed: arity, given: count), at: call.range)
    }
    try checkDepth(adding: known.macro.height, at: call.range)
    try spend(steps: 1 + arity.upperBound, at: call.range)
    return known
  }

  private mutating func bind(_ arguments: [Value], to macro: Macro) throws(TemplateError) {
    for (parameter, value) in zip(macro.parameters, arguments) { scope.add(parameter.name, value) }
    for parameter in macro.parameters.dropFirst(arguments.count) {
      guard let fallback = parameter.fallback else { continue }
      scope.add(parameter.name, try value(of: syntax.expressions[fallback]))
    }
  }
}
