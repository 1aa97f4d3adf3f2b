import Ground
import Templates

/// A word of `--fields` that is no field.
package struct InvalidField: Error, Equatable {
  package let text: String
  package let reason: Reason

  package enum Reason: Equatable, Sendable {
    case none
    case noType
    case badName(String)
    case taken(String)
    case unknownType(String, Suggestion)
    case badIdentity
    /// A list of values that can be no items.
    case single(FieldType)
    case doubled(String)
    /// Another field identifies entities already.
    case twoIdentities(String)
    /// A quotation mark or a bracket without its counterpart.
    case unclosed
    /// A field that is to identify entities, of an object that may be missing or one of several.
    case markedInside
    /// A field of an object that is to be forgotten.
    case secretInside
    /// A map whose keys are no texts.
    case badKeys(String)
    case badObject(String)
    case emptyObject(String)
    case tooDeep(Int)
    /// A value that has one of its own type.
    case inItself(String)
    /// Two types of one name.
    case twoTypes(String)
    case badChoice(String)
    /// A value of which no letter or digit can be a name.
    case namelessChoice(String)
    case doubledChoice(String, String)
  }
}

extension InvalidField: Failure {
  package var exitCode: ExitCode { .usage }

  package var complaint: Complaint {
    switch reason {
    case .none: complaint("`--fields` is empty", "give some, such as `id:Int64 title:String`")
    case .noType:
      complaint("`\(text.printable)` has no type", "write it as `\(text.printable):String`")
    case .badName(let name):
      complaint(
        "`\(name.printable)` is not a field name",
        "use letters and digits, starting with a letter",
        "or name what stands in the JSON: `plus_one(\"+1\"):Int`")
    case .taken(let name):
      complaint(
        "a field cannot be called `\(name)`: the generated code uses the name",
        "name it otherwise, `other_name(\"\(name)\"):…`")
    case .unknownType(let type, let suggestion):
      complaint(
        "unknown field type `\(type.printable)` in `\(text.printable)`", suggestion.question,
        "choose from \(PlainType.names.joined(separator: ", ")), with `?` behind it or `[ ]` around it",
        "or declare one: `Name{id:Int name:String}`, `enum(open,closed)`, `[String:Int]`")
    case .badIdentity:
      complaint(
        "`\(text)` cannot identify entities",
        "use \(PlainType.identityNames.dropLast().joined(separator: ", ")) or \(PlainType.identityNames.last ?? "")"
      )
    case .single(let type):
      complaint(
        type.isDrawn
          ? "`\(text.printable)` cannot be: an `\(type.name)` stands by itself"
          : "`\(text.printable)` cannot be: a `\(type.name)` stands by itself",
        type.isInSwift
          ? "write `\(type.name)`" : "write `\(type.name)`, or `[\(type.swiftName)]`")
    case .doubled(let other):
      complaint("`\(text)` and `\(other)` would have one name in Swift", "rename one")
    case .twoIdentities(let other):
      complaint(
        "`\(text.printable)` and `\(other)` cannot both identify entities",
        "leave one out, or mark one alone with `!`: it is the `id` in Swift")
    case .unclosed:
      complaint(
        "a bracket or a quotation mark in `\(text.printable)` has no counterpart",
        "close it, and put the whole of `--fields` in single quotes for the shell")
    case .markedInside:
      complaint(
        "`\(text.printable)` does not stand in each entity once, and so cannot distinguish them",
        "mark a field of an object that is always there")
    case .secretInside:
      complaint("`\(text.printable)` stands in an object: a `Secret` is a field of a form alone")
    case .badKeys(let keys):
      complaint(
        "the keys of `\(text.printable)` are `\(keys.printable)`: JSON has texts as keys",
        "write it as `[String:…]`")
    case .badObject(let name):
      complaint(
        "`\(name.printable)` in `\(text.printable)` cannot be the name of a type",
        "use letters and digits, starting with a capital: `User{id:Int name:String}`")
    case .emptyObject(let name):
      complaint("`\(name)` in `\(text.printable)` has no fields", "give it some: `\(name){id:Int}`")
    case .tooDeep(let depth):
      complaint(
        "objects stand more than \(depth) deep in one another", "take the inner ones as `JSON`")
    case .inItself(let name):
      complaint(
        "`\(text.printable)` cannot be: there would be another `\(name)` in each, without an end",
        "let it be missing, `\(name)?`, or take several, `[\(name)]`")
    case .twoTypes(let name):
      complaint(
        "there are two types `\(name)`, and they differ", "give one of them another name")
    case .badChoice(let value):
      complaint(
        "`\(value.printable)` in `\(text.printable)` is no value of an `enum`",
        "put it in double quotes: `enum(open,\"not planned\")`")
    case .namelessChoice(let value):
      complaint(
        "`\(value.printable)` in `\(text.printable)` has no letter for a name in Swift",
        "name it: `enum(star(\"\(value.printable)\"))`")
    case .doubledChoice(let value, let other):
      complaint(
        "`\(value.printable)` and `\(other.printable)` in `\(text.printable)` would have one name "
          + "in Swift",
        "leave one out, or name it: `enum(other(\"\(value.printable)\"))`")
    }
  }

  private func complaint(_ problem: Message, _ ways: Message?...) -> Complaint {
    Complaint("invalid-field", problem, ways: ways)
  }
}
