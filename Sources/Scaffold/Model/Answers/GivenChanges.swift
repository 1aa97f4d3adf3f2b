import Fields
import Ground
import Templates

/// The changes in the command line to the options that a ledger holds.
package struct GivenChanges: Sendable {
  /// The values that were given, by the names of their options.
  let values: [String: String]
  /// The names of the flags that were given.
  let flags: Set<String>

  package init(values: [String: String], flags: Set<String>) {
    (self.values, self.flags) = (values, flags)
  }

  /// The same with a value for rows that are there, behind a change of the fields.
  package func giving(_ value: String, to edit: String) -> GivenChanges {
    let quoted = value.contains { $0.isWhitespace || $0 == "," } || value.isEmpty
    let given = edit + "=" + (quoted ? "\"\(value)\"" : value)
    let values = values.mapValues { text in
      FieldWords.words(in: text).map { $0 == edit ? given : $0 }.joined(separator: " ")
    }
    return GivenChanges(values: values, flags: flags)
  }

  /// Nothing is to change.
  package static let nothing = GivenChanges(values: [:], flags: [])

  /// The option that takes words out of a list that is called `without`.
  package static let with = "--with"
}

extension GivenChanges {
  /// The options of a template that put other options in the place of the recorded ones. Fields and
  /// parts are only changed.
  package func replacedOptions(of template: TemplateInfo) -> Set<String> {
    let replaced = template.variables.filter { $0.kind != .fields && !$0.isLeavingOut }
    return Set(replaced.map(\.flag).filter { values[$0] != nil })
  }

  /// The recorded options with what is shown in their places.
  ///
  /// - Throws: `UsageError` for a part that there is not, `InvalidFieldEdit`.
  package func replies(to template: TemplateInfo, recorded: [Answer]) throws -> Replies {
    var given = values
    let changes = try fieldChanges(for: template)
    for variable in template.variables {
      switch variable.kind {
      case .list(let choices) where variable.isLeavingOut:
        given[variable.flag] = try leftOut(recorded.list(variable.name), of: choices, variable)
      case .fields:
        guard let changes else { continue }
        let before = try recorded.fields(variable.name)
        let fields = try changes.applied(to: before)
        try changes.requireChanges(of: before)
        given[variable.flag] = fields.text
      default: break
      }
    }
    return Replies(values: given, flags: flags, ask: nil, complain: { _ in })
      .overlaid(
        on: changes.map { recorded.renamingPlaces(by: $0, in: template) } ?? recorded,
        of: template)
  }

  /// The changes of the fields; `nil` if there are none.
  ///
  /// - Throws: `InvalidField` or `InvalidFieldEdit`.
  package func fieldChanges(for template: TemplateInfo) throws -> FieldEdits? {
    let variable = template.variables.first { $0.kind == .fields }
    return try variable.flatMap { values[$0.flag] }.map { try FieldEdits($0) }
  }

  /// The parts that are left out from now on: those of before and some more, but for those that are
  /// to be there.
  private func leftOut(
    _ recorded: [String], of choices: [String], _ variable: Variable
  ) throws(UsageError) -> String {
    let more = try parts(variable.flag, of: choices)
    let fewer = try parts(Self.with, of: choices)
    if let both = more.first(where: fewer.contains) {
      throw .notTogether("\(variable.flag) \(both)", "\(Self.with) \(both)")
    }
    return (recorded.filter { !fewer.contains($0) } + more).joined(separator: ",")
  }

  private func parts(_ option: String, of choices: [String]) throws(UsageError) -> [String] {
    let words = (values[option] ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    for word in words where !choices.contains(word) {
      throw .unknownChoice(word, parameter: option, choices: choices)
    }
    return words
  }
}

extension Variable {
  /// True if the answer is a list of parts to leave out, which `--with` brings back.
  package var isLeavingOut: Bool {
    if case .list(let choices) = kind { name == "without" && !choices.isEmpty } else { false }
  }
}
