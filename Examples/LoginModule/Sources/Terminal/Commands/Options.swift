import Core
import Foundation

/// What the program was started with.
package struct Options: Hashable, Sendable {
  /// How the program is used.
  package enum Mode: Hashable, Sendable {
    /// By a person at a terminal.
    case interactive
    /// Log in, print the first page, end.
    case once
    /// Do what the file says, line by line.
    case script(file: String)
    /// Print `Options.help`, end.
    case help
  }

  /// What is done, and how it is asked for.
  package var mode = Mode.interactive
  /// The server to talk to; nil for one of the program's own.
  package var server: URL?
  /// Where the program keeps its files; nil for what its mode has.
  package var folder: String?
  /// Who logs in; nil for the demo account, or for whoever types a name.
  package var user: String?
  /// From the environment; nil if it is not there.
  package var password: Secret?

  package init() {}
}

extension Options {
  /// Where a password is looked for. A flag would show in every list of processes.
  package static let passwordVariable = "LOGIN_PASSWORD"

  package init(
    _ words: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(OptionsError) {
    if let password = environment[Self.passwordVariable], !password.isEmpty {
      self.password = Secret(password)
    }
    var given: Set<String> = []
    var words = words[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard name != "--password" else { throw .passwordInSight }
      guard let rule = OptionRule.all.first(where: { $0.name == name }) else {
        throw name.hasPrefix("-") ? .unknownOption(name) : .unexpectedWord(word)
      }
      guard given.insert(name).inserted else { throw .repeatedOption(name) }
      try take(rule, value: parts.count > 1 ? String(parts[1]) : nil, from: &words)
    }
    try check(given)
  }

  private mutating func take(
    _ rule: OptionRule, value: String?, from words: inout ArraySlice<String>
  ) throws(OptionsError) {
    switch rule.form {
    case .flag(let set):
      guard value == nil else { throw .unwantedValue(rule.name) }
      set(&self)
    case .option(let name, let set):
      let next = words.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
      guard let text = value ?? next, !text.isEmpty else {
        throw .missingValue(rule.name, value: name)
      }
      if value == nil { words.removeFirst() }
      try set(&self, text)
    }
  }

  private func check(_ given: Set<String>) throws(OptionsError) {
    guard mode != .help else { return }
    if given.isSuperset(of: ["--once", "--script"]) { throw .onceAndScript }
    if mode == .once, user != nil, password == nil { throw .missingPassword }
  }
}
