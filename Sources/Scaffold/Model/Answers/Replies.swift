import Templates

/// What someone has said of a template's variables, and whom to ask for the rest.
package struct Replies: Sendable {
  /// The values that were given, by the names of their options.
  let values: [String: String]
  /// The names of the flags that were given.
  let flags: Set<String>
  /// Asks a question and waits for the line typed; `nil` where nobody is there to answer.
  let ask: (@Sendable (String) -> String?)?
  /// Says why a typed answer will not do.
  let complain: @Sendable (String) -> Void

  package init(
    values: [String: String],
    flags: Set<String>,
    ask: (@Sendable (String) -> String?)?,
    complain: @escaping @Sendable (String) -> Void
  ) {
    self.values = values
    self.flags = flags
    self.ask = ask
    self.complain = complain
  }
}

extension Replies {
  /// The same, with nobody there to answer.
  package var silent: Replies {
    Replies(values: values, flags: flags, ask: nil, complain: complain)
  }

  package func value(of option: String) -> String? { values[option] }
  func value(of variable: Variable) -> String? { values[variable.flag] }
  func has(_ variable: Variable) -> Bool { flags.contains(variable.flag) }
}
