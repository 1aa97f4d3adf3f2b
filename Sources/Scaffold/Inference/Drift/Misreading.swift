import Ground
import Templates

/// Why a module could not read the very reply that it is to be made from.
package enum Misreading: Equatable, Sendable {
  /// The server would wrap the reply, by what is typed or by what the project says.
  case noEnvelope(key: String, name: String)
  /// By the code in it, the reply is a refusal.
  case refusal(place: String, code: String, name: String)
  case nothing(place: String, option: String)
  /// A list where an object was known, or the other way round.
  case otherKind(place: String, found: String, isList: Bool, option: String)
  /// A reply with rows at the place that `--payload` names.
  case oneOrMany(place: String, rows: String)
  /// A field that is otherwise than the module would read it.
  case field(place: String, known: String, Deviation.Kind, found: String)
}

extension Misreading {
  package var reason: Message {
    switch self {
    case .noEnvelope(let key, let name):
      "it has no `/\(key)`, where `\(name)` has what it is about"
    case .refusal(let place, let code, let name):
      "`\(place)` is \(code.printable), by which `\(name)` knows a refusal"
    case .nothing(let place, _), .field(let place, _, .gone, _):
      "there is nothing at `\(place.printable)`"
    case .otherKind(let place, let found, let isList, _):
      isList
        ? "`\(place.printable)` is \(term: found), and no list"
        : "`\(place.printable)` is \(term: found), and no object"
    case .oneOrMany(let place, let rows):
      "`\(place.printable)` is where one thing is, and `\(rows.printable)` has rows"
    case .field(let place, let known, .null, let found):
      "`\(place.printable)` is \(known.printable), and \(found)"
    case .field(let place, let known, _, let found):
      "`\(place.printable)` is \(found.printable), and not \(known.printable)"
    }
  }

  var wayOut: Message {
    switch self {
    case .noEnvelope: "save the whole reply, or take `--envelope plain`"
    case .refusal: "save a reply to what went well, or take `--envelope plain`"
    case .nothing(_, let option):
      "name a place that the reply has by `\(option)`, or leave out what is typed"
    case .otherKind(_, _, true, let option): "name a list by `\(option)`, or take `--kind item`"
    case .otherKind(_, _, false, let option):
      "name an object by `\(option)`, or rows by `--kind list --rows /items`"
    case .oneOrMany: "say which of them the module shows, by `--kind item` or `--kind list`"
    case .field(_, _, .null, _): "write its type with a `?`, or leave out what is typed of it"
    case .field(_, _, .gone, _):
      "name where it is by `--rows` or `--payload`, or leave out what is typed"
    case .field: "give it another type by `--field`, or leave out what is typed of it"
    }
  }
}
