extension Parser {
  /// `{% macro name parameter parameter='default' %} … {% endmacro %}`, which gives no text where it
  /// stands.
  mutating func parseMacro(after word: Token) throws(TemplateError) {
    let token = try expect(.name, as: "the name of the macro")
    let name = text(of: token)
    let parameters = try parseParameters()
    try expect(.tagEnd)
    let (outerLoops, outerDeepest) = (openLoops, deepest)
    openLoops = []
    deepest = depth
    let body = try parseBody(of: word, upTo: .endmacro)
    let height = deepest - depth
    deepest = max(deepest, outerDeepest)
    openLoops = outerLoops
    try expect(.tagEnd)
    guard syntax.macros[name] == nil else { throw error(.doubledMacro(name), at: token.range) }
    syntax.macros[name] = Macro(
      name: name, parameters: parameters, body: body, height: height, range: token.range)
  }

  private mutating func parseParameters() throws(TemplateError) -> [Macro.Parameter] {
    var parameters: [Macro.Parameter] = []
    while next.kind == .name {
      let token = next
      skip()
      let needsFallback = parameters.last?.fallback != nil
      guard take(.assign) else {
        if needsFallback { throw unexpected(expected: "`=`, as the parameter before has one") }
        parameters.append(Macro.Parameter(name: text(of: token), fallback: nil))
        continue
      }
      let fallback = syntax.expressions.store(try parseFiltered())
      parameters.append(Macro.Parameter(name: text(of: token), fallback: fallback))
    }
    return parameters
  }

  /// `{% call name argument argument %}`
  mutating func parseCall() throws(TemplateError) -> Node {
    let token = try expect(.name, as: "the name of a macro")
    var arguments: [Expression] = []
    while next.kind != .tagEnd {
      arguments.append(try parseSpan())
    }
    try expect(.tagEnd)
    let call = MacroCall(
      name: text(of: token), arguments: syntax.expressions.store(arguments), range: token.range)
    return .call(syntax.macroCalls.store(call))
  }
}
