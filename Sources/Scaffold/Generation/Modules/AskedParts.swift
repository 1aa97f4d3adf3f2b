import SwiftReading
import Templates

/// The parts of the project's own files that code asks for, by the words in it. Comments and texts ask for
/// nothing.
enum AskedParts {
  /// The first place at which a file asks for each part, as a byte of it.
  ///
  /// It asks by words, by members as `.images`, and by members of a name as `services.images`.
  ///
  /// - Parameter counts: whether what stands at a byte counts.
  static func places(
    in source: SwiftSource, _ choice: PartChoice, where counts: (Int) -> Bool = { _ in true }
  ) -> [String: Int] {
    var places: [String: Int] = [:]
    for index in source.tokens.indices where source.isWord(at: index) {
      let word = source.name(at: index)
      var parts = choice.parts(askedForBy: word)
      if source.says(".", at: index - 1) {
        parts += choice.parts(askedForBy: "." + word)
        if source.isWord(at: index - 2) {
          parts += choice.parts(askedForBy: source.name(at: index - 2) + "." + word)
        }
      }
      let place = source.tokens[index].range.lowerBound
      for part in parts where places[part] == nil && counts(place) { places[part] = place }
    }
    return places
  }
}
