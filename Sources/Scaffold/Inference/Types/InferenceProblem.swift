import Ground
import Templates

/// Words of the command line that do not fit the samples, or the description of an API.
package enum InferenceProblem: Error, Equatable {
  case badPair(String, option: String)
  case repeatedPath(String, option: String)
  case badName(String, path: String)
  case unknownPath(String, Suggestion)
  case tooManyFields(Int, most: Int)
  /// Many things that nothing distinguishes, and where they are.
  ///
  /// - Parameter differing: the fields that are the same in no two rows, with their types.
  case noIdentity(String, isList: Bool, differing: [String])
  /// A module whose ledger has no fields.
  case noKnownFields(String)
  case unknownResource(String, Suggestion)
  case unknownOperation(String, Suggestion)
  /// An operation that no module comes of, and why.
  case noModule(String, String)
}

extension InferenceProblem: Failure {
  package var exitCode: ExitCode { .usage }

  package var complaint: Complaint {
    switch self {
    case .badPair(let text, let option):
      let example = option == "--rename" ? "user.login=name" : "\"user.id=String\""
      return Complaint(
        "bad-pair", "`\(text.printable)` says nothing of a field", "write `\(option) \(example)`")
    case .repeatedPath(let path, let option):
      return Complaint(
        "repeated-option", "`\(option)` is given twice for `\(path.printable)`", "give it once")
    case .badName(let name, let path):
      return Complaint(
        "invalid-field", "`\(path.printable)` cannot be called `\(name.printable)`",
        "use letters and digits, starting with a letter")
    case .unknownPath(let path, let suggestion):
      return Complaint(
        "unknown-path", "the reply has no `\(path.printable)`", suggestion.question,
        "`--explain` lists all")
    case .noKnownFields(let module):
      return Complaint(
        "no-fields", "`\(module.printable)` has no fields that a reply could have",
        "compare another module")
    case .unknownResource(let name, let suggestion):
      return Complaint(
        "unknown-resource", "the description has nothing that `\(name.printable)` could be",
        suggestion.question, "`--list` shows all, and `--operation` names one")
    case .unknownOperation(let name, let suggestion):
      return Complaint(
        "unknown-operation", "the description has no operation `\(name.printable)`",
        suggestion.question, "`--list` shows all")
    case .noModule(let operation, let reason):
      return Complaint(
        "no-module", "no module comes of `\(operation.printable)`: \(reason)",
        "`--list` shows of which others")
    case .noIdentity(let place, true, let differing):
      return Complaint(
        "no-identity", "nothing identifies the rows at `\(place.printable)`",
        Self.mark(differing, alone: true), "or take the whole reply as one thing, `--kind item`")
    case .noIdentity(_, false, let differing):
      return Complaint(
        "no-identity", "nothing in the reply distinguishes one from another",
        Self.mark(differing, alone: false))
    case .tooManyFields(let count, let most):
      return Complaint(
        "too-many-fields", "the reply has \(count) fields, and \(most) is the most",
        "leave some out with `--skip`")
    }
  }
}

extension InferenceProblem {
  /// - Parameter alone: whether there is no other way out but to mark a field, or another one follows.
  private static func mark(_ fields: [String], alone: Bool) -> Message {
    guard let field = fields.first else {
      return alone
        ? "no field is another one in each of them"
        : "mark a field that does, `--field number=Int!`, or leave out `--by id`"
    }
    let others = fields.dropFirst().prefix(4).map { "`\($0)`" }.joined(separator: ", ")
    let word = "\(field)!".replacing(":", with: "=")
    return others.isEmpty
      ? "mark the field that is another one in each, `--field \(word)`"
      : "mark a field that is another one in each, `--field \(word)`; so are \(others)"
  }
}
