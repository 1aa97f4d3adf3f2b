import SwiftReading
import Templates

/// The parts of the project's own files that code asks for, by the words in it.
struct AskedParts {
  let choice: PartChoice
  private(set) var parts: Set<String> = []

  init(of choice: PartChoice) {
    self.choice = choice
  }

  /// Adds those that a file asks for. Comments and texts ask for nothing.
  mutating func add(_ source: SwiftSource) {
    Self.visit(source, choice) { part, _ in parts.insert(part) }
  }

  /// The first place at which a file asks for each part, as a byte of it.
  static func places(in source: SwiftSource, _ choice: PartChoice) -> [String: Int] {
    var places: [String: Int] = [:]
    visit(source, choice) { part, index in
      if places[part] == nil { places[part] = source.tokens[index].range.lowerBound }
    }
    return places
  }

  /// Words, members as `.images`, and members of a name as `services.images`.
  private static func visit(
    _ source: SwiftSource, _ choice: PartChoice, _ found: (String, Int) -> Void
  ) {
    for index in source.tokens.indices where source.isWord(at: index) {
      let word = source.name(at: index)
      for part in choice.parts(askedForBy: word) { found(part, index) }
      guard source.says(".", at: index - 1) else { continue }
      let member = "." + word
      for part in choice.parts(askedForBy: member) { found(part, index) }
      guard source.isWord(at: index - 2) else { continue }
      for part in choice.parts(askedForBy: source.name(at: index - 2) + member) {
        found(part, index)
      }
    }
  }
}
