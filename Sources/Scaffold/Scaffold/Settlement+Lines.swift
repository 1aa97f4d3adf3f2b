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
    let some: Message = "\(counting: gained.count, "part") (`scaffold base`)"
    return
      (gained.isEmpty ? [] : ["Base gains: \(list(gained) ?? some)"])
      + (lost.isEmpty ? [] : ["Base loses: \(list(lost) ?? "\(counting: lost.count, "part")")"])
  }

  /// The names of a few.
  private static func list(_ names: [String]) -> Message? {
    names.count > most ? nil : Message(verbatim: names.joined(separator: ", "))
  }

  private static let most = 6
}
