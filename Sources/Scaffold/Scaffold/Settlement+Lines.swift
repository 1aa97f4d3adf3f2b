import Generation
import Ground
import Model

extension BaseParts.Settlement {
  /// What came to the project's own files and what went, a line each, for people.
  var lines: [Message] {
    Self.lines(gained: gained, lost: lost)
      + held.map { "Kept in Base, since \($0.place) needs it: \($0.part)" }
  }

  /// `Base gains: list, pages`
  static func lines(gained: [String], lost: [String] = []) -> [Message] {
    (gained.isEmpty ? [] : ["Base gains: \(list(gained))"])
      + (lost.isEmpty ? [] : ["Base loses: \(list(lost))"])
  }

  /// The names of a few; of many, how many there are.
  private static func list(_ names: [String]) -> Message {
    names.count <= most
      ? Message(verbatim: names.joined(separator: ", "))
      : "\(counting: names.count, "part"), which `scaffold base` lists"
  }

  private static let most = 6
}
