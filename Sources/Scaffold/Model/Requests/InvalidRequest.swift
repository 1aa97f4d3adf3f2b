import Ground
import Templates

/// What `--rows`, `--paging`, `--path` or `--fresh` cannot be.
struct InvalidRequest: Error, Equatable {
  let text: String
  let reason: Reason

  init(_ text: String, _ reason: Reason) {
    (self.text, self.reason) = (text, reason)
  }

  enum Reason: Equatable, Sendable {
    // Of rows.
    case noPointer
    case badKey(String)
    case nothingBehindElement
    case twoElements
    // Of paging.
    case unknownPaging(String, Suggestion)
    case unclosedPaging
    case unknownPart(String, PagingStyle.Kind, [String])
    case doubledPart(String)
    /// An example of a right one, in the end.
    case badPart(String, String)
    case badParameter(String)
    case notTogether(String, String)
    /// What is read beside the rows is in them.
    case inRows(ReplyPlace, ReplyPlace)
    // Of the envelope.
    case emptyEnvelope
    case unknownEnvelopePart(String)
    case doubledEnvelopePart(String)
    /// An example of a right one, in the end.
    case badEnvelopePart(String, String)
    // Of the path.
    case badSegment(String)
    case unclosedParameter
    case badPathParameter(String)
    case takenPathParameter(String)
    case doubledParameter(String)
    case badPathValue(String, String)
    /// More paths than one of each kind.
    case tooManyPaths
    /// A name in the path of one row, or of a new one, that the list's path has not.
    case strangeParameter(String)
    // Of a length of time.
    case badTime
  }
}

extension InvalidRequest: Failure {
  var exitCode: ExitCode { .usage }

  var complaint: Complaint {
    let word = "`\(text.printable)`"
    return switch reason {
    case .noPointer:
      rows(
        "\(word) is no place in a reply",
        "write a JSON Pointer, such as `/data/items`, or `/` if the reply itself is the list")
    case .badKey(let key):
      rows(
        "`\(key.printable)` in \(word) is no key",
        "write keys with a `/` in front of each, `~1` for a `/` in one and `~0` for a `~`")
    case .nothingBehindElement:
      rows("\(word) ends with `*`", "leave `/*` out where the rows are the elements themselves")
    case .twoElements: rows("\(word) has `*` twice", "rows are in the elements of one list")
    case .unknownPaging(let name, let suggestion):
      paging(
        "unknown paging `\(name.printable)`", suggestion.question,
        "choose from \(PagingStyle.Kind.allCases.map(\.rawValue).joined(separator: ", "))")
    case .unclosedPaging:
      paging("\(word) has something behind its first word", "write it in parentheses")
    case .unknownPart(let part, let kind, let keys):
      paging(
        "`\(kind)` takes no `\(part.printable)`",
        keys.isEmpty ? "write it alone" : "it takes \(keys.joined(separator: ", "))")
    case .doubledPart(let name): paging("`\(name)` is twice in \(word)", "write it once")
    case .badPart(let part, let example):
      paging("`\(part.printable)` in \(word) says nothing", "write it as `\(example)`")
    case .badParameter(let name):
      paging(
        "`\(name.printable)` in \(word) is no name of a parameter",
        "write letters, digits and `_-.~$@[]`")
    case .notTogether(let one, let other):
      paging("`\(one)` and `\(other)` do not go together", "leave one out")
    case .inRows(let place, let rows):
      paging(
        "there cannot be anything at `\(place)` beside the rows at `\(rows)`",
        "say another place, or another `--paging`")
    case .emptyEnvelope:
      envelope(
        "\(word) has neither a code nor a payload", "write `\"code: /code, payload: /data\"`")
    case .unknownEnvelopePart(let part):
      envelope(
        "`\(part.printable)` in \(word) is no part of an envelope",
        "it has `code`, `message`, `payload` and `success`: `\"code: /errno, payload: /data, success: 0\"`"
      )
    case .doubledEnvelopePart(let name): envelope("`\(name)` is twice in \(word)", "write it once")
    case .badEnvelopePart(let part, let example):
      envelope("`\(part.printable)` in \(word) says nothing", "write it as `\(example)`")
    case .badSegment(let segment):
      path(
        "`\(segment.printable)` in \(word) cannot be part of a path",
        "write letters, digits and `-_.~@+,=` between the `/`, without a query")
    case .unclosedParameter: path("a `{` in \(word) is never closed", "write a `}` behind its name")
    case .badPathParameter(let name):
      path(
        "`{\(name.printable)}` in \(word) is no name",
        "use letters, digits and `_`, starting with a letter")
    case .takenPathParameter(let name):
      path(
        "`{\(name)}` in \(word) cannot be called so: the generated code uses the name",
        "call it otherwise")
    case .doubledParameter(let name): path("`{\(name)}` is twice in \(word)", "rename one")
    case .badPathValue(let value, let name):
      path(
        "`\(value.printable)` in \(word) is no value of `\(name)`",
        "write letters, digits and `-_.~@+,=`")
    case .tooManyPaths:
      path(
        "\(word) has too many paths",
        "write that of the list, that of a new row and that of one: `\"/pets /pet /pet/{id}\"`")
    case .strangeParameter(let name):
      path(
        "`{\(name)}` in \(word) is not in the first path", "call what is the same by one name")
    case .badTime:
      Complaint(
        "bad-time", "\(word) is no length of time",
        "write a whole number and `s`, `m`, `h` or `d`, such as `60s`")
    }
  }

  private func rows(_ problem: Message, _ wayOut: Message) -> Complaint {
    Complaint("bad-rows", problem, wayOut)
  }

  private func paging(_ problem: Message, _ ways: Message?...) -> Complaint {
    Complaint("bad-paging", problem, ways: ways)
  }

  private func envelope(_ problem: Message, _ wayOut: Message) -> Complaint {
    Complaint("bad-envelope", problem, wayOut)
  }

  private func path(_ problem: Message, _ wayOut: Message) -> Complaint {
    Complaint("bad-path", problem, wayOut)
  }
}
