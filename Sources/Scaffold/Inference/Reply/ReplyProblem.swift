import Ground
import Templates

/// A reason why a saved reply cannot become a module.
enum ReplyProblem: Equatable {
  case empty
  case endsEarly
  case unclosedText
  case several
  case page
  case notJSON(String)
  case tooDeep
  case noRows(String)
  case onlyValues(String)
  case emptyList
  case notAnObject(String)
  case nothingAt(String)
  case otherPlace(String, expected: String)
  case noFields

  /// The problem as readers of data say it.
  var reason: DataError.Reason {
    .malformed(problem: words.problem.text, wayOut: words.wayOut.text)
  }

  private var words: (problem: Message, wayOut: Message) {
    switch self {
    case .empty: ("the file is empty", "save a reply of the server in it")
    case .endsEarly: ("the reply ends in the middle of a value", "save the whole of it")
    case .unclosedText: ("this text is never closed", "save the whole reply")
    case .several: ("a second value begins here", "save one reply a file")
    case .page: ("this is no JSON but a page of HTML or XML", "look at the address and the headers")
    case .notJSON(let problem):
      (Message(verbatim: problem), "save the reply as the server has sent it")
    case .tooDeep:
      ("values are nested more than 100 deep", "save only the part that the module is about")
    case .noRows(let place):
      ("the list at `\(place)` has no rows", "save a reply that has some, or type `--fields`")
    case .onlyValues(let what):
      (
        "the list has no objects, only \(term: what)",
        "save what one of them leads to and give that, with `--kind item` or `--by id`"
      )
    case .emptyList:
      ("the list is empty", "save a reply that has some rows, or type `--fields`")
    case .notAnObject(let what):
      ("the reply is \(term: what), and no object", "save a reply that has fields")
    case .nothingAt(let place):
      ("the reply has nothing at `\(place)`", "give the place of its rows, such as `--rows /items`")
    case .otherPlace(let place, let expected):
      (
        "there is no \(term: expected) at `\(place)`, as in the first reply",
        "save replies of one request"
      )
    case .noFields: ("no field is left of the reply", "save a reply in which values are not null")
    }
  }
}
