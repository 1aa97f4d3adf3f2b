import SwiftReading
import Templates

/// The parts of the project's own files that code asks for, by the words in it. Comments and texts ask for
/// nothing.
enum AskedParts {
  /// The first place at which a file asks for each part, as a byte of it.
  ///
  /// It asks by words, and by words among others as `services.images` or `TextEntry<Int`.
  ///
  /// - Parameter counts: whether what stands at a byte counts.
  static func places(
    in source: SwiftSource, _ choice: PartChoice, where counts: (Int) -> Bool = { _ in true }
  ) -> [String: Int] {
    var places: [String: Int] = [:]
    for index in source.tokens.indices where source.isWord(at: index) {
      let place = source.tokens[index].range.lowerBound
      let parts = choice.parts { source.name(at: index + $0) }
      for part in parts where places[part] == nil && counts(place) { places[part] = place }
    }
    return places
  }
}
