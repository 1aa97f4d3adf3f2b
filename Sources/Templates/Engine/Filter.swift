import Speaking

/// A named way to change a value, as in `{{ name|snakeCase }}`.
struct Filter: Sendable {
  typealias Reason = TemplateError.Reason

  let name: String
  let parameters: [Parameter]
  /// True if it may be asked about a value that is not there.
  var acceptsAbsent = false
  let apply: @Sendable (Value, [Value]) throws(Reason) -> Value

  /// The kind of value after the `:` of a filter.
  enum Parameter: Sendable {
    /// Any value; it must be given.
    case required
    /// A value of the same kind as this one, which is used if none is given.
    case optional(Value)
  }
}

extension Filter {
  /// A filter that changes a text, or every text of a list.
  static func ofText(
    _ name: String, _ parameters: Parameter...,
    change: @escaping @Sendable (String, [Value]) throws(Reason) -> String
  ) -> Filter {
    Filter(name: name, parameters: parameters) { (value, arguments) throws(Reason) -> Value in
      try value.mapTexts(for: name) { (text) throws(Reason) in try change(text, arguments) }
    }
  }

  /// A filter that changes a text, or every text of a list, and takes no arguments.
  static func ofText(
    _ name: String, change: @escaping @Sendable (String) -> String
  ) -> Filter {
    ofText(name) { text, _ in change(text) }
  }
}

// MARK: - Arguments

extension Filter {
  /// How many arguments it takes.
  var arity: ClosedRange<Int> {
    let required = parameters.count { if case .required = $0 { true } else { false } }
    return required...parameters.count
  }

  /// The arguments, checked, with defaults for those that were not given.
  func complete(_ arguments: [Value]) throws(Reason) -> [Value] {
    var complete = arguments
    for (index, parameter) in parameters.enumerated() {
      guard case .optional(let defaultValue) = parameter else { continue }
      guard index < arguments.count else {
        complete.append(defaultValue)
        continue
      }
      guard arguments[index].kind == defaultValue.kind else {
        throw .wrongArgument(
          filter: name, position: index + 1, expected: defaultValue.kind,
          found: Message(term: arguments[index].kind).text)
      }
    }
    return complete
  }
}

extension Value {
  /// This text, or every text of this list, changed by the filter `name`.
  fileprivate func mapTexts(
    for name: String, _ change: (String) throws(TemplateError.Reason) -> String
  ) throws(TemplateError.Reason) -> Value {
    if let text = printed {
      return .text(try change(text))
    }
    guard case .list(let values) = self else {
      throw .wrongInput(filter: name, expected: "text", kind: kind)
    }
    var changed: [Value] = []
    for value in values {
      guard let text = value.printed else {
        throw .wrongInput(
          filter: name, expected: "text",
          kind: Message("a list with \(term: value.kind) in it").text)
      }
      changed.append(.text(try change(text)))
    }
    return .list(changed)
  }
}
