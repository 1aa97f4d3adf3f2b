import Templates

/// The replies to a template's variables, and whom to ask for the rest.
package struct Replies: Sendable {
  /// The values that were given, by the names of their options.
  let values: [String: String]
  /// The names of the flags that were given.
  let flags: Set<String>
  /// Asks a question and waits for the line typed; `nil` where nobody is there to answer.
  package let ask: (@Sendable (String) -> String?)?
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

  /// The options that values were given with.
  package var options: Set<String> { Set(values.keys) }

  package func value(of option: String) -> String? { values[option] }
  func value(of variable: Variable) -> String? { values[variable.flag] }
  func has(_ variable: Variable) -> Bool { flags.contains(variable.flag) }
}

extension Replies {
  /// True if something was said of a variable.
  package func hasAnswer(to variable: Variable) -> Bool {
    has(variable) || value(of: variable) != nil
  }

  /// The replies that were given, and for the rest those that were found out.
  package func over(values: [String: String], flags: Set<String>) -> Replies {
    Replies(
      values: values.merging(self.values) { $1 }, flags: flags.union(self.flags), ask: ask,
      complain: complain)
  }
}
