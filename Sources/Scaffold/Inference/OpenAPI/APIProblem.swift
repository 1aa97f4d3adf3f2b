import Ground
import Templates

/// A reason why a description of an API cannot become a module.
enum APIProblem: Equatable {
  case noDescription
  case endsEarly
  case tooDeep
  /// Schemas that are made of one another.
  case tooDeepSchema(Int)
  case tooManySteps(Int)
  case notRead(String)
  case otherVersion(String)
  case noPaths
  case foreignReference(String)
  case lostReference(String)
  case circle(String)
  case noObject(String)
  case noFields

  /// The problem as readers of data say it.
  var reason: DataError.Reason {
    .malformed(problem: words.problem.text, wayOut: words.wayOut.text)
  }

  private var words: (problem: Message, wayOut: Message) {
    switch self {
    case .noDescription:
      ("this is no description of an API", "give a document of OpenAPI 3.0 or 3.1")
    case .endsEarly: ("the document ends in the middle of a value", "give the whole of it")
    case .tooDeep: ("values are nested more than 100 deep", "describe them by `$ref`")
    case .tooDeepSchema(let limit):
      (
        "schemas are made of one another more than \(limit) deep here",
        "describe this one without `allOf`, `oneOf` and `anyOf`"
      )
    case .tooManySteps(let limit):
      (
        "the schemas lead to one another in so many ways that it takes more than \(limit) steps",
        "leave out of the document what no module is made of"
      )
    case .notRead(let problem):
      (Message(verbatim: problem), "fix the document, or have it written anew")
    case .otherVersion(let version):
      (
        "version \(version.printable) of the description is not read",
        "convert it to OpenAPI 3.0 or 3.1"
      )
    case .noPaths: ("the description has no paths", "give one that has `paths`")
    case .foreignReference(let reference):
      (
        "`$ref` leads out of the document, to `\(reference.printable)`",
        "bundle all of its files into one"
      )
    case .lostReference(let reference):
      ("`$ref` leads to nothing: `\(reference.printable)`", "add that, or fix the reference")
    case .circle(let reference):
      ("`$ref` leads in a circle, by `\(reference.printable)`", "describe one of the schemas")
    case .noFields: ("no field is left of this", "choose another operation; `--list` shows all")
    case .noObject(let what): ("this is \(term: what), and no object", "fix the document")
    }
  }
}
