import Ground
import Templates

/// A word of `update --fields` that is no change of the fields that are there.
package struct InvalidFieldEdit: Error, Equatable {
  let text: String
  let reason: Reason

  package init(text: String, reason: Reason) {
    (self.text, self.reason) = (text, reason)
  }

  package enum Reason: Equatable, Sendable {
    case none
    case unreadable
    /// It may be the rest of a value that is not in quotation marks.
    case loose(behind: String)
    case badDefault(String, for: Field)
    case unknown(String, known: [String], Suggestion)
    case isThere(String)
    /// Another field has the name.
    case isTaken(String)
    case twice(String)
    case identity
    case noneLeft
    /// The field has the name and the type already.
    case nothingNew(String)
    /// Rows that are there would have no value for it.
    case noDefault(Field)
    /// The rows are JSON, which no step can change.
    case stored(module: String)
  }
}

extension InvalidFieldEdit {
  /// The change that rows which are there have no value for; `nil` for any other error.
  package var lackingDefault: String? { if case .noDefault = reason { text } else { nil } }
}

extension InvalidFieldEdit: Failure {
  package var exitCode: ExitCode { .usage }

  package var complaint: Complaint {
    let word = "`\(text.printable)`"
    return switch reason {
    case .none: complaint("`--fields` is empty", FieldEdits.grammar)
    case .unreadable: complaint("\(word) is no change of a field", FieldEdits.grammar)
    case .loose(let edit):
      complaint(
        "\(word) is no change of a field",
        "if it belongs to `\(edit.printable)`, write that value in quotation marks")
    case .badDefault(let value, _) where value.count(where: { $0 == "\"" }) == 1:
      complaint("the text in \(word) is never closed", "write `\"` behind it too")
    case .badDefault(let value, let field) where !field.isSingle:
      complaint(
        field.isList
          ? "rows that are there cannot get `\(value.printable)` for \(Self.name(in: text)): "
            + "lists begin empty in them"
          : "rows that are there cannot get `\(value.printable)` for \(Self.name(in: text)): "
            + "maps begin empty in them",
        "write `=\(field.exampleOfDefault)`")
    case .badDefault(let value, let field):
      complaint(
        "`\(value.printable)` in \(word) is no value of `\(field.type)`",
        field.canHaveDefault
          ? "write one after `=`, such as `=\(field.exampleOfDefault)`" : "write it without `=`")
    case .unknown(let name, let known, let suggestion):
      complaint(
        "there is no field `\(name.printable)`", suggestion.question,
        "there are \(known.joined(separator: ", ")); `+\(name.printable):String` adds one")
    case .isThere(let name):
      complaint(
        "there is a field `\(name)`", "write \(word) without `+` to give it another type")
    case .isTaken(let name):
      complaint(
        "there is a field `\(name)`", "before \(word), take it out or give it another name")
    case .twice(let name):
      complaint("`\(name.printable)` is changed twice", "change it once, or in two runs")
    case .identity:
      complaint("\(word) would change what identifies entities", "`id` stays as it is")
    case .noneLeft: complaint("\(word) would leave no field", "keep one")
    case .noDefault(let field) where !field.canHaveDefault:
      complaint(
        "rows that users have kept would have no value for \(word)", "make it `\(field.type)?`")
    case .noDefault(let field):
      complaint(
        "rows that users have kept would have no value for \(word)",
        "give one, such as `\(text)=\(field.exampleOfDefault)`, or make it `\(field.type)?`")
    case .nothingNew(let field):
      complaint("\(word) changes nothing: the field is `\(field)` already", "leave it out")
    case .stored(let module):
      complaint(
        "`\(module)` keeps what users have entered as JSON in the storage, which no step can "
          + "change: \(word) would leave it unreadable",
        "add fields with `?`, or take some out")
    }
  }

  /// The name before the value, `tags:[String]`.
  private static func name(in text: String) -> String {
    "`\(String(text.prefix { $0 != "=" }.drop { $0 == "+" }).printable)`"
  }

  private func complaint(_ problem: Message, _ ways: Message?...) -> Complaint {
    Complaint("invalid-field-edit", problem, ways: ways)
  }
}

extension Field {
  /// True if rows that are there can get a value.
  fileprivate var canHaveDefault: Bool { !isSingle || base.literal != .none }

  /// A value for them, as it is written.
  fileprivate var exampleOfDefault: String {
    switch container {
    case .list: return "[]"
    case .map, .lists: return "[:]"
    case .none: break
    }
    return switch base.literal {
    case .flag: "false"
    case .text: base.choices.first?.asDefault ?? "\"\""
    case .empty: "\"\""
    case .day: "2000-01-01"
    case .uuid: "00000000-0000-0000-0000-000000000000"
    case .address: "https://example.com"
    case .wholeNumber, .number, .decimal, .none: "0"
    }
  }
}

extension FieldChoice {
  fileprivate var asDefault: String { title == nil ? text : "\"\(value)\"" }
}
