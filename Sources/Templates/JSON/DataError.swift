import Speaking

/// A mistake in one of the tool's own files, and where it stands.
package struct DataError: Error, Equatable {
  package let reason: Reason
  package let place: DataPlace

  package init(_ reason: Reason, at place: DataPlace) {
    self.reason = reason
    self.place = place
  }
}

extension DataError {
  package enum Reason: Equatable, Sendable {
    case endsEarly
    /// The markers of two branches that changed the same place.
    case conflict
    /// The markers of an update, which an edit and a change of the template are between.
    case conflictOfUpdate
    case expected(String)
    case unexpectedText
    case unclosedText
    case unknownEscape
    case notANumber(String)
    case doubledKey(String)
    case nestedTooDeeply
    case missingKey(String)
    case missingTiers
    case unknownKey(String, Suggestion)
    case wrongKind(key: String, expected: String, found: String)
    case newerVersion(Int)
    /// The newest version that the tool reads.
    case unknownVersion(newest: Int)
    /// A key that files of an older version do not have.
    case needsVersion(Int, key: String)
    /// The version of the tool that a project wants, and that of this one.
    case otherTool(wanted: String, current: String)
    case badVersion(String)
    case missingFolder(String)
    case absolutePath(String)
    case unknownValue(String, key: String, choices: [String], Suggestion)
    case badPath(String)
    case badPattern(String)
    /// A file that parts go into, or parts, that are not Swift.
    case badJoin(String)
    case badPlace(String)
    case badName(String)
    case badLineLength
    /// A problem with a list of languages.
    case badLanguages(String)
    /// A problem with an answer that a ledger holds, and the option that gives another one.
    case badAnswer(String, option: String?)
    case reservedVariable(String)
    case doubledVariable(String)
    /// Packed texts that cannot be unpacked.
    case damagedTexts
    case unknownPart(String, Suggestion)
    /// The layers of a template that are listed, as older tools had them.
    case formerLayers
    /// The error of the reader of another format.
    case malformed(problem: String, wayOut: String)
  }
}

extension DataError.Reason: CustomStringConvertible {
  package var description: String {
    let words = words
    return Message.inARow([words.problem, words.wayOut])?.text ?? ""
  }

  /// The problem, and the way out where there is one to name.
  package var words: (problem: Message, wayOut: Message?) {
    switch self {
    case .endsEarly:
      ("the file ends in the middle of a value", "restore it from version control")
    case .conflict:
      (
        "two branches are in conflict here",
        "`scaffold repair` unites them, or choose between them by hand"
      )
    case .conflictOfUpdate:
      (
        "an edit and a change of the template both stand here",
        "`scaffold update --take mine` or `--take template` with the file's path takes one side, or "
          + "choose between the markers by hand"
      )
    case .expected(let what): ("expected \(term: what)", nil)
    case .unexpectedText: ("nothing may follow the value", nil)
    case .unclosedText: ("this text is never closed", "add the missing `\"`")
    case .unknownEscape: ("unknown escape", "write `\\\\` for a backslash")
    case .notANumber(let text): ("`\(text)` is not a number", nil)
    case .doubledKey(let key): ("`\(key)` stands here twice", "remove one")
    case .nestedTooDeeply: ("values are nested more than 100 deep", nil)
    case .missingKey(let key): ("`\(key)` is missing", "add it")
    case .missingTiers:
      (
        "`tiers` is missing",
        "add it, or see what `scaffold check --init --dry-run` proposes"
      )
    case .unknownKey(let key, let suggestion): ("unknown key `\(key)`", suggestion.question)
    case .wrongKind(let key, let expected, let found):
      ("`\(key)` must be \(term: expected), not \(term: found)", nil)
    case .newerVersion(let version):
      ("version \(version) was written by a newer `scaffold`", "update the tool")
    case .unknownVersion(1): ("unknown version", "this tool reads version 1")
    case .unknownVersion(let newest):
      ("unknown version", "this tool reads versions 1 to \(newest)")
    case .needsVersion(let version, let key):
      ("`\(key)` needs `\"version\": \(version)`", "write that")
    case .otherTool(let wanted, let current):
      (
        "the project is for `scaffold` \(wanted), and this is \(current)",
        "install \(wanted), or change the line for the whole team"
      )
    case .badVersion(let text): ("`\(text)` is not a version", "write it as `0.2`")
    case .missingFolder(let path):
      ("there is no folder `\(path)`", "clone it there, or take the line out")
    case .absolutePath(let path):
      (
        "`\(path)` is not a path from the project's folder",
        "write it as `../team-templates`"
      )
    case .unknownValue(let value, let key, [], _): ("unknown \(key) `\(value)`", "there is none")
    case .unknownValue(let value, let key, let choices, let suggestion):
      (
        "unknown \(key) `\(value)`",
        Message.inARow([suggestion.question, "choose from \(choices.joined(separator: ", "))"])
      )
    case .badPath(let path): ("`\(path)` leaves the project", "use a path below its folder")
    case .badPlace(let text):
      (
        "`\(text)` is no folder or target",
        "write a name or a path, with `*` for a module's name"
      )
    case .badPattern(let pattern): ("`\(pattern)` matches no file of the template", nil)
    case .badJoin(let path):
      (
        "`\(path)` names no Swift file",
        "only Swift files are joined; write a path that ends in `.swift`"
      )
    case .badLineLength: ("`lineLength` is no length of a line", "write a number from 60 to 400")
    case .badName(let name): ("`\(name)` is not a name", "use letters and digits")
    case .badLanguages(let problem): (Message(verbatim: problem), nil)
    case .badAnswer(let problem, let option):
      (
        Message(verbatim: problem),
        option.map { "restore it from version control, or give another with `\($0)`" }
          ?? "restore it from version control"
      )
    case .reservedVariable(let name):
      ("`\(name)` is a name of the tool's own", "choose another")
    case .damagedTexts: ("these packed texts are damaged", "restore the file from version control")
    case .unknownPart(let name, let suggestion): ("there is no part `\(name)`", suggestion.question)
    case .formerLayers:
      (
        "a folder of a template says itself when it is there, in a `template.json` of its own",
        "`scaffold templates update` brings what an older tool exported up to date"
      )
    case .doubledVariable(let name): ("two variables are called `\(name)`", "rename one")
    case .malformed(let problem, let wayOut):
      (Message(verbatim: problem), Message(verbatim: wayOut))
    }
  }
}

extension DataError: CustomStringConvertible {
  package var description: String { "\(place): \(reason)" }
}
