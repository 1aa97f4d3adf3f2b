extension ManifestParser {
  mutating func variables() -> [ManifestStatement.Kind] {
    index += 1
    var variables: [ManifestStatement.Kind] = []
    repeat {
      guard let name = name() else { return variables }
      let type = skips(":") ? self.type() : ""
      if says("="), operatorSigns.text == "=" {
        index += 1
        variables.append(.variable(name, type: type, expression()))
      } else if says("{") {
        variables.append(.computed(name, block()))
      } else {
        variables.append(.variable(name, type: type, nil))
      }
      if says("{"), !isOnNewLine { skipBrackets() }
    } while skips(",")
    return variables
  }

  /// Goes behind a type, such as `[String: [Target.Dependency]]`, and returns its text.
  mutating func type() -> String {
    let start = index
    while index < source.tokens.count {
      if says("[") || says("(") {
        skipBrackets()
      } else if source.isWord(at: index), index == start || !isOnNewLine, !says("in") {
        index += 1
      } else if operatorSigns.text.hasPrefix("...") {
        break
      } else if operatorSigns.text == "->" {
        index += 2
      } else if says(".") || says("<") || says(">") || says("&") || says("@") {
        index += 1
      } else if says("?") || says("!"), !isOnNewLine {
        index += 1
      } else {
        break
      }
      if isOnNewLine, !says("."), !says("-") { break }
    }
    return source[range(from: start)]
  }

  mutating func function() -> ManifestStatement.Kind {
    let start = index
    index += 1
    guard let name = name() else { return .unknown }
    while index < source.tokens.count, !says("(") { index += 1 }
    let parameters = self.parameters()
    while index < source.tokens.count, !says("{") { index += 1 }
    let body = block()
    return .function(
      ManifestFunction(name: name, parameters: parameters, body: body, range: range(from: start)))
  }

  private mutating func parameters() -> [ManifestFunction.Parameter] {
    let end = source.end(index)
    index += 1
    var parameters: [ManifestFunction.Parameter] = []
    while index < end, let label = name() {
      let name = source.isWord(at: index) ? self.name() ?? label : label
      var isVariadic = false
      if skips(":") {
        _ = type()
        while skips(".") { isVariadic = true }
      }
      let value = skips("=") ? expression() : nil
      parameters.append(
        ManifestFunction.Parameter(
          label: label == "_" ? nil : label, name: name, isVariadic: isVariadic, default: value))
      guard skips(",") else { break }
    }
    index = behind(end)
    return parameters
  }

  mutating func extended() -> ManifestStatement.Kind {
    while index < source.tokens.count, !says("{") { index += 1 }
    return .type(block())
  }

  /// `{ … }`
  mutating func block() -> [ManifestStatement] {
    guard says("{") else { return [] }
    let end = source.end(index)
    index += 1
    if says("get"), source.says("{", at: index + 1) {
      index += 1
      return inner(before: end)
    }
    let body = statements { $0.index >= end }
    index = behind(end)
    return body
  }

  /// `get { … }`
  private mutating func inner(before end: Int) -> [ManifestStatement] {
    let body = block()
    index = behind(end)
    return body
  }
}
