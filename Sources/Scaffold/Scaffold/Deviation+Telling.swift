import CommandLine
import Ground
import Inference
import Templates

extension Deviation {
  /// The deviation for a program.
  var json: JSON {
    let members: [(String, JSON?)] = [
      ("path", JSON(.text(path))), ("kind", JSON(.text(kind.rawValue))),
      ("known", known.map { JSON(.text($0)) }), ("found", JSON(.text(found))),
    ]
    return JSON(object: members.compactMap { key, value in value.map { (key, $0) } })
  }

  private static let heading: [Message] = ["path", "is", "known", "found"]

  /// A table of some, as people read it.
  static func table(_ deviations: [Deviation]) -> [String] {
    let rows = deviations.map { deviation in
      [
        deviation.path.printable, Message(term: deviation.kind.rawValue).text,
        deviation.known?.printable ?? "-",
        deviation.found.printable,
      ]
    }
    return Columns.lines([heading.map(\.text)] + rows)
  }
}
